/** Reconciling reads everything that ever moved: who only wants to know whether all agrees shares what was read a moment ago. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { reconciliation } from './reconciliation.views.ts'

type Reconciliation = ReplyOf<typeof api.accounting.reconciliation>
type Kept = { atMs: number; answer: Promise<Reconciliation> }

const recentMs = 10 * 60_000

/** The last answer of each running house, told apart by its providers. */
const kept = new WeakMap<Ctx['providers'], Kept>()

const readAnew = (ctx: Ctx): Promise<Reconciliation> => {
  const mine: Kept = { atMs: ctx.now.getTime(), answer: reconciliation(ctx) }
  kept.set(ctx.providers, mine)
  // A failure is nobody's answer afterwards.
  mine.answer.catch(() => {
    if (kept.get(ctx.providers) === mine) kept.delete(ctx.providers)
  })
  return mine.answer
}

/** `isRecentEnough`: one of the last ten minutes, also one that is being read just now. */
export const reconciled = (ctx: Ctx, isRecentEnough: boolean): Promise<Reconciliation> => {
  const last = kept.get(ctx.providers)
  const isRecent = last !== undefined && Math.abs(ctx.now.getTime() - last.atMs) < recentMs
  return isRecentEnough && isRecent ? last.answer : readAnew(ctx)
}
