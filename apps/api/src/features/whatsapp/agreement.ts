/** A yes or no to WhatsApp, kept as a consent. Decisions §17. */
import { consentVersions } from '@arriero/domain/people/consents'
import type { OpenCtx } from '#context.ts'
import { insertAnswer, type ConsentChannel } from '#features/consents/consents.store.ts'
import { removeAgreement } from './whatsapp.store.ts'

type Answer = { userId: string; isGiven: boolean; channel: ConsentChannel }

export const keepAnswer = ({ db, now }: OpenCtx, { userId, isGiven, channel }: Answer): Promise<void> =>
  insertAnswer(db, { userId, kind: 'whatsapp', version: consentVersions.whatsapp, isGiven, channel, at: now })

/** Nothing more to him that way; who never agreed leaves no trace. */
export const endAgreement = async (ctx: OpenCtx, userId: string, channel: ConsentChannel): Promise<void> => {
  if (await removeAgreement(ctx.db, userId)) await keepAnswer(ctx, { userId, isGiven: false, channel })
}

type Phone = { id: string; cellPhone: string }

/** What he agreed to he agreed to at that number: another one ends it, whoever types it. Before the account is written. */
export const endWithNumber = async (ctx: OpenCtx, before: Phone, next: string | undefined): Promise<void> => {
  if (next !== undefined && next !== before.cellPhone) await endAgreement(ctx, before.id, 'web')
}
