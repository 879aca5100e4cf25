/** What is held against what before money leaves: the last payout, and how a payout stood when somebody settled it. Decisions §16. */
import type { ErrorCode } from '../errors/errors.ts'
import { pesos, ratio, wholeBasisPoints } from './money.ts'

/** So many times the last payout and more wants a look. */
const unusualTimes = 3

type Compared = {
  differencePesos: number
  /** The difference in basis points of the last one. */
  share: number
  isUnusual: boolean
}

/** Of a difference, in basis points of what it is a difference to. */
const shareIn = (differencePesos: number, lastPesos: number): number => {
  if (lastPesos === 0) return 0
  const share = ratio(pesos(Math.abs(differencePesos)), wholeBasisPoints, lastPesos)
  return differencePesos < 0 ? 0 - share : share
}

/** A payout beside the last one that its carrier was paid. */
export const comparedWithLast = (netPesos: number, lastPesos: number): Compared => ({
  differencePesos: netPesos - lastPesos,
  share: shareIn(netPesos - lastPesos, lastPesos),
  isUnusual: lastPesos > 0 && netPesos >= lastPesos * unusualTimes,
})

/** Where somebody agrees: what he saw, by its seal, and what stands now. */
type Agreeing = { hasChanged: boolean; seen: string | undefined; now: string }

/**
 * Why nobody may agree to what he has not seen: it is other than it was when he read it, or it is other than it was when it was
 * settled and he has not said that he read that. */
export const seenDenial = ({ hasChanged, seen, now }: Agreeing): ErrorCode | undefined => {
  if (seen === undefined) return hasChanged ? 'payout.changed_since' : undefined
  return seen === now ? undefined : 'payout.changed_since'
}
