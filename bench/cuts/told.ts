/** What the server told of its requests, judged: an answer of a failure needs a cut that forced it, and none may stand open for long. */
import type { RequestTold } from '../servers/process.ts'
import type { CutHouse, Told } from './house.ts'
import type { Fault } from './ledger.ts'
import type { CutLine } from './plan.ts'
import type { Happened } from './stage.ts'

/** Security F2.5. */
export const longestOpenMs = 30_000

/** Lines without which an act cannot be done now. */
const forcing: ReadonlySet<CutLine> = new Set<CutLine>(['database', 'insurer'])

/** Gone for a moment, and whoever asked is told when to come again: all that a cut may force. */
const isForced = (
  { status, saysWhen, act }: Pick<RequestTold, 'status' | 'saysWhen' | 'act'>,
  cutActs: ReadonlySet<string>,
  isLineGone: boolean,
): boolean => status === 503 && saysWhen && (cutActs.has(act) || isLineGone)

export const unforcedIn = (
  told: readonly Told[],
  happened: readonly Pick<Happened, 'line' | 'actId'>[],
): Fault[] => {
  const cut = new Set(happened.filter(({ line }) => forcing.has(line)).map(({ actId }) => actId))
  return told
    .filter((one) => one.status >= 500 && !isForced(one, cut, one.isLineGone))
    .map(({ what, status, openMs }) => ({
      kind: 'unforced',
      what: `${what}: ${status} after ${(openMs / 1000).toFixed(1)} s`,
    }))
}

export const openFaults = (told: readonly RequestTold[], mostMs = longestOpenMs): Fault[] =>
  told
    .filter(({ openMs }) => openMs > mostMs)
    .map(({ what, status, openMs }) => ({
      kind: 'open',
      what: `${what} stood open for ${(openMs / 1000).toFixed(1)} s, ${status}`,
    }))

export const unforcedFaults = (house: CutHouse, happened: readonly Happened[]): Fault[] =>
  unforcedIn(house.told, happened)
