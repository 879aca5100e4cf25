/** What everybody who trades here agrees to: with his account, or later where others made it or the words are new. Spec §1. */
import { consentVersions, isSameAnswer, type ConsentKind } from '@arriero/domain/people/consents'
import type { Ctx, OpenCtx } from '#context.ts'
import { AppError } from '#app-error.ts'
import { insertAnswer, lastAnswerOf, type ConsentChannel } from './consents.store.ts'

/** The version agreed to, by kind. */
type Given = Partial<Record<ConsentKind, string>>

/** Nobody agrees to words that are no longer shown. */
export const refuseOldWords = (given: Given): void => {
  for (const [kind, version] of Object.entries(given))
    if (consentVersions[kind as ConsentKind] !== version)
      throw new AppError('consent.version_outdated', { fields: { consents: 'consent.version_outdated' } })
}

/** What was given in these words already stands as it was first given. */
export const keepConsents = async (
  ctx: OpenCtx,
  { userId, channel = 'web' }: { userId: string; channel?: ConsentChannel },
  given: Given,
): Promise<void> => {
  for (const [name, version] of Object.entries(given)) {
    const kind = name as ConsentKind
    const answer = { version, isGiven: true }
    const last = await lastAnswerOf(ctx.db, userId, kind)
    if (isSameAnswer(last, answer)) continue
    await insertAnswer(ctx.db, { ...answer, userId, kind, channel, at: ctx.now })
  }
}

/** What people of the demo world agreed to when they came. */
export const wordsOfToday = { terms: consentVersions.terms, data: consentVersions.data }

export const acceptForAccount = async (ctx: Ctx, given: Given): Promise<{ updated: true }> => {
  refuseOldWords(given)
  await keepConsents(ctx, { userId: ctx.actor.id }, given)
  return { updated: true }
}
