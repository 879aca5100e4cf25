/**
 * Who was told something in the last minute. A page reads first and hears a moment later: what was told in between would never
 * reach it, so whoever comes in says for how long he has read without hearing.
 */
import type { Actor } from '@arriero/domain/people/roles'
import type { Audience } from './listeners.ts'

export type Lately = {
  /** Without an audience: it may have concerned anybody. */
  note(to?: Audience): void
  /** Whether anything that concerns him may have been told within the last `sinceMs`. */
  concerned(actor: Pick<Actor, 'id' | 'role'>, sinceMs: number): boolean
}

const keptMs = 60_000
const mostKept = 10_000
/** What he read may have left the database some time before it reached him. */
const marginMs = 2_000

const isFor = ({ users, roles }: Audience, { id, role }: Pick<Actor, 'id' | 'role'>): boolean =>
  users?.includes(id) === true || roles?.includes(role) === true

export const createLately = (nowMs: () => number = () => performance.now()): Lately => {
  let told: { atMs: number; to: Audience | undefined }[] = []
  let reachesBackToMs = nowMs()
  const forget = () => {
    const agedMs = nowMs() - keptMs
    reachesBackToMs = Math.max(agedMs, reachesBackToMs)
    const firstKept = told.findIndex(({ atMs }) => atMs >= agedMs)
    const past = Math.max(firstKept === -1 ? told.length : firstKept, told.length - mostKept)
    if (past === 0) return
    reachesBackToMs = Math.max(told[past - 1]?.atMs ?? 0, reachesBackToMs)
    told = told.slice(past)
  }
  return {
    note: (to) => {
      told.push({ atMs: nowMs(), to })
      if (told.length > 2 * mostKept) forget()
    },
    concerned: (actor, sinceMs) => {
      forget()
      const fromMs = nowMs() - sinceMs - marginMs
      if (fromMs < reachesBackToMs) return true
      return told.some(({ atMs, to }) => atMs >= fromMs && (to === undefined || isFor(to, actor)))
    },
  }
}
