/** What the driver answered about sharing his position: the server keeps it, every phone of his reads it. Decisions §14. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { consentVersions } from '@arriero/domain/consents'
import { keyOf, queryClient, useRead } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'

export type Answer = 'granted' | 'declined'
/** `at` is null until the driver was asked in the words of today. */
export type Consent = { answer: Answer; at: string } | { answer: 'unasked'; at: null }

export const consentOf = ({ standing }: ReplyOf<typeof api.consents.own>): Consent => {
  const location = standing.find(({ kind }) => kind === 'location')
  if (!location || location.answeredAt === null) return { answer: 'unasked', at: null }
  return { answer: location.isInForce ? 'granted' : 'declined', at: location.answeredAt }
}

/** Undefined while the server has not said. */
export const useConsent = (): Consent | undefined => {
  const { data } = useRead(api.consents.own, {})
  return data && consentOf(data)
}

/** Has the server keep the answer to the words this program shows; throws where it could not. */
export const answerConsent = async (answer: Answer): Promise<void> => {
  const isGiven = answer === 'granted'
  await send(api.consents.answer, { body: { kind: 'location', version: consentVersions.location, isGiven } })
  await queryClient.invalidateQueries({ queryKey: keyOf(api.consents.own) })
}
