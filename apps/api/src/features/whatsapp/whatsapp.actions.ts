/** Agreeing to be told by WhatsApp: the code goes there, so that nobody agrees for another. Decisions §17. */
import { timingSafeEqual } from 'node:crypto'
import { codeTemplate } from '@arriero/contract/es/whatsapp-templates'
import { consentVersions, denialToAnswer } from '@arriero/domain/people/consents'
import { codeLifeMs } from '@arriero/domain/people/registration'
import { denialOfWhatsappCode, whatsappCodesAnHour } from '@arriero/domain/notifications/whatsapp'
import type { Ctx } from '#context.ts'
import { insertMessage } from '#features/notifications/delivery/deliveries.store.ts'
import { AppError, fail, refuse } from '#app-error.ts'
import { endAgreement, keepAnswer } from './agreement.ts'
import { hashWhatsappCode, newWhatsappCode } from './whatsapp-code.ts'
import {
  codesTo,
  countWrongTry,
  lockNumber,
  putAgreement,
  putCode,
  type HeldNumber,
} from './whatsapp.store.ts'
import { ownNumber } from './whatsapp.views.ts'

type Updated = { updated: true }

const hourMs = 3_600_000

/** Of this hour: by this person, and to this number by anybody. */
const countCode = async (ctx: Ctx, held: HeldNumber | undefined, number: string) => {
  const hourAgo = new Date(ctx.now.getTime() - hourMs)
  const isSameHour = held !== undefined && held.codesSince > hourAgo
  const codeCount = (isSameHour ? held.codeCount : 0) + 1
  const codesSince = isSameHour ? held.codesSince : ctx.now
  const sent = await codesTo(ctx.db, number, hourAgo)
  if (codeCount > whatsappCodesAnHour || sent >= whatsappCodesAnHour)
    throw new AppError('whatsapp.too_many_codes', { retryAfterSeconds: hourMs / 1000 })
  return { codeCount, codesSince }
}

export const askCode = async (ctx: Ctx): Promise<Updated & { codeUntil: string }> => {
  const { id } = ctx.actor
  if (!ctx.providers.whatsapp) fail('whatsapp.not_offered')
  const number = (await ownNumber(ctx)) ?? fail('whatsapp.no_mobile')
  const held = await lockNumber(ctx.db, id)
  const count = await countCode(ctx, held, number)
  // What he agreed to he agreed to at that number.
  if (held?.agreedAt && held.number !== number)
    await keepAnswer(ctx, { userId: id, isGiven: false, channel: 'web' })
  const code = newWhatsappCode()
  const expiresAt = new Date(ctx.now.getTime() + codeLifeMs)
  await putCode(ctx.db, id, { number, hash: hashWhatsappCode(id, number, code), expiresAt, ...count })
  const message = { to: number, template: codeTemplate.name, parameters: [code], button: code }
  await insertMessage(ctx, message, codeLifeMs)
  return { updated: true, codeUntil: expiresAt.toISOString() }
}

/** A hash that no code has, compared with where there is no code. */
const noCode = Buffer.alloc(32)

export const confirmCode = async (
  ctx: Ctx,
  { code, version }: { code: string; version: string },
): Promise<Updated> => {
  const { id } = ctx.actor
  refuse(denialToAnswer('whatsapp', { version, isGiven: true }))
  const held = await lockNumber(ctx.db, id)
  const number = await ownNumber(ctx)
  const hash = hashWhatsappCode(id, number ?? '', code)
  const isRight = held?.number === number && timingSafeEqual(held?.codeHash ?? noCode, hash)
  const facts = { expiresAt: held?.codeExpiresAt ?? null, wrongTries: held?.wrongTries ?? 0, isRight }
  const denial = denialOfWhatsappCode(facts, ctx.now)
  if (denial) {
    await countWrongTry(ctx.db, id)
    throw new AppError(denial, { fields: { code: denial }, keepsChanges: true })
  }
  await putAgreement(ctx, id, consentVersions.whatsapp)
  await keepAnswer(ctx, { userId: id, isGiven: true, channel: 'whatsapp' })
  return { updated: true }
}

export const endOwn = async (ctx: Ctx): Promise<Updated> => {
  await endAgreement(ctx, ctx.actor.id, 'web')
  return { updated: true }
}
