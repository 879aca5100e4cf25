/** How staff looks at papers one after the other: who has to look too, what is taken back, when an owner is asked again. Decisions §12, decision 0069. */
import type { ErrorCode } from '../errors/errors.ts'
import type { BroughtKind } from './paper-rules.ts'

/** What came of a look; `first`: validated by the first of two who have to. */
export const paperOutcomes = ['validated', 'first', 'refused'] as const
export type PaperOutcome = (typeof paperOutcomes)[number]

/** For so long a judgement is taken back. */
export const undoMs = 10_000
/** Its owner is told once it cannot be taken back any more, an undo on its way included. */
export const tellAfterMs = 12_000
/** A paper that lay open for longer was not looked at all the while. */
export const lookedMostMs = 10 * 60_000
const askAgainMs = 24 * 3_600_000

/** Papers by which money is reckoned: a newer one changes what is withheld of payouts that run already. */
const moneyPapers: readonly BroughtKind[] = ['taxRegistry']

/** Whose validation alone does not do; set by administrators. */
export type SecondLook = { onNewMoneyPapers: boolean; onEveryPaper: boolean }

/** Whether another person has to validate this paper too. `isNewer`: a validated one is in force beside it. */
export const needsSecondLook = (
  { kind, isNewer }: { kind: string; isNewer: boolean },
  { onNewMoneyPapers, onEveryPaper }: SecondLook,
): boolean => onEveryPaper || (onNewMoneyPapers && isNewer && moneyPapers.some((one) => one === kind))

/** The second look is another person's. */
export const secondLookDenial = (firstById: string | undefined, actorId: string): ErrorCode | undefined =>
  firstById === actorId ? 'paper.second_person' : undefined

export type Judgement = { byId: string; at: Date; isUndone: boolean; isTold: boolean }

/** Taken back by whoever judged, as long as nobody was told. */
export const undoDenial = (
  judgement: Judgement | undefined,
  { actorId, now }: { actorId: string; now: Date },
): ErrorCode | undefined => {
  if (!judgement || judgement.byId !== actorId || judgement.isUndone) return 'paper.nothing_to_undo'
  const isLate = judgement.isTold || now.getTime() - judgement.at.getTime() > tellAfterMs
  return isLate ? 'paper.undo_late' : undefined
}

/** Whether its owner may be asked for a paper, having been asked at `askedAt`; null where he was not. */
export const mayAsk = (askedAt: Date | null, now: Date): boolean =>
  askedAt === null || now.getTime() - askedAt.getTime() >= askAgainMs
