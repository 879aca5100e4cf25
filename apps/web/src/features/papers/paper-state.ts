import type { paperShape } from '@arriero/contract/vehicles/vehicles'
import { bogotaDay, daysAfter, daysBetween } from '@arriero/domain/time/calendar'
import { soonDays } from '@arriero/domain/papers/credentials'
import type { z } from 'zod'
import type { StateTone } from '#shared/plain/values/StateTag.tsx'
import { papersTexts as texts } from './papers.texts.ts'

export type Paper = z.output<typeof paperShape>

export interface PaperWord {
  tone: StateTone
  word: string
}

/** Of each kind the version that would count with what was decided so far: the newer one once it is to be validated. */
export const asDecided = <P extends Pick<Paper, '_id' | 'kind' | 'isActive' | 'isWaiting'>>(
  documents: readonly P[],
  decided: ReadonlyMap<string, boolean>,
): P[] => {
  const judged = documents.map((one) => ({ ...one, isActive: decided.get(one._id) ?? one.isActive }))
  const isRenewed = (kind: string) => judged.some((one) => one.kind === kind && one.isWaiting && one.isActive)
  return judged.filter((one) => (isRenewed(one.kind) ? one.isWaiting : !one.isWaiting))
}

/** Staff's word on one paper, not saved yet. `reason`: why a validated one counts no more. */
export interface PaperVerdict {
  paperId: string
  isValidated: boolean
  reason?: string
}

/** A reason goes with its verdict: whoever validates again takes it back. */
export const noteReason = (
  reasons: ReadonlyMap<string, string>,
  { paperId, isValidated, reason }: PaperVerdict,
): ReadonlyMap<string, string> => {
  const noted = new Map(reasons)
  if (isValidated || reason === undefined) noted.delete(paperId)
  else noted.set(paperId, reason)
  return noted
}

/** The verdict as it is sent: with the reason where the paper does not count. */
export const verdictOf = (
  { reasons }: { reasons: ReadonlyMap<string, string> },
  verdict: { _id: string; isActive: boolean },
): { _id: string; isActive: boolean; reason?: string } => {
  const reason = verdict.isActive ? undefined : reasons.get(verdict._id)
  return reason === undefined ? verdict : { ...verdict, reason }
}

type Worded = Pick<Paper, 'isActive' | 'expirationDate'> & Partial<Pick<Paper, 'invalidated'>>

/** One that staff refused waits for its owner, not for staff. */
const validationOf = (isActive: boolean, isRefused: boolean): PaperWord => {
  if (isActive) return { tone: 'good', word: texts.validated }
  return isRefused ? { tone: 'bad', word: texts.toCorrect } : { tone: 'waiting', word: texts.notValidated }
}

/** How a paper stands on a day: its validation, and beside it the end that has come or comes within 30 days. */
export const paperWords = ({ isActive, expirationDate, invalidated }: Worded, now: number): PaperWord[] => {
  const validation = validationOf(isActive, Boolean(invalidated))
  const today = bogotaDay(new Date(now))
  if (expirationDate === null || expirationDate > daysAfter(today, soonDays)) return [validation]
  if (expirationDate < today) return [validation, { tone: 'bad', word: texts.expired }]
  const days = daysBetween(today, expirationDate)
  return [validation, { tone: 'waiting', word: days === 0 ? texts.expiresToday : texts.expiresIn(days) }]
}
