/** What the driver answered about sharing his position: the server keeps it, every phone of his reads it. Decisions §14. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { consentVersions } from '@arriero/domain/people/consents'
import { keyOf, queryClient, useRead } from '#shared/api/queries.ts'
import { act } from '#shared/api/act.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { handInAnswer } from './outbox/hand-in.ts'
import { useOutbox } from './outbox/outbox-state.ts'
import type { WaitingAnswer } from './outbox/waiting-report.ts'

export type Answer = 'granted' | 'declined'
export type Consent =
  /** `isWaiting`: still in this phone, which keeps to it all the same. */
  | { answer: Answer; at: string; isWaiting?: true }
  /** Until the driver was asked in the words of today. */
  | { answer: 'unasked'; at: null }

const answerOf = (isGiven: boolean): Answer => (isGiven ? 'granted' : 'declined')

export const consentOf = ({ standing }: ReplyOf<typeof api.consents.own>): Consent => {
  const location = standing.find(({ kind }) => kind === 'location')
  if (!location || location.answeredAt === null) return { answer: 'unasked', at: null }
  return { answer: answerOf(location.isInForce), at: location.answeredAt }
}

type Waiting = Pick<WaitingAnswer, 'version' | 'isGiven' | 'at'>

/** What waits in the phone is his last word, unless the words he read are no longer those of today. */
export const consentWith = (known: Consent | undefined, waiting: readonly Waiting[]): Consent | undefined => {
  const last = waiting.at(-1)
  if (!last || (last.isGiven && last.version !== consentVersions.location)) return known
  return { answer: answerOf(last.isGiven), at: last.at, isWaiting: true }
}

/** Undefined while the server has not said; whoever is in validation is not asked yet. */
export const useConsent = (): Consent | undefined => {
  const { validation } = useProfile()
  const { data } = useRead(api.consents.own, {}, { enabled: validation === 'validated' })
  const { answers } = useOutbox()
  return consentWith(data && consentOf(data), answers)
}

/** Keeps the answer to the words this program shows, signal or not; throws where neither phone nor server could. */
export const answerConsent = async (answer: Answer): Promise<void> => {
  const given = {
    version: consentVersions.location,
    isGiven: answer === 'granted',
    at: new Date().toISOString(),
  }
  try {
    await handInAnswer(given)
  } catch {
    // A phone that keeps nothing tells the server at once.
    const { at: _pressedAt, ...now } = given
    await act(api.consents.answer, { body: { kind: 'location', ...now } })
    await queryClient.invalidateQueries({ queryKey: keyOf(api.consents.own) })
  }
}
