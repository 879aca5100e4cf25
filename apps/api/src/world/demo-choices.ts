/** A driver who is told by WhatsApp, and a company that wants its offers by mail too. */
import { consentVersions } from '@arriero/domain/consents'
import type { Ctx } from '#context.ts'
import { choose } from '#features/notifications/choices.actions.ts'
import { keepAnswer } from '#features/whatsapp/agreement.ts'
import { hashWhatsappCode, newWhatsappCode } from '#features/whatsapp/whatsapp-code.ts'
import { putAgreement, putCode } from '#features/whatsapp/whatsapp.store.ts'
import { ownNumber } from '#features/whatsapp/whatsapp.views.ts'
import type { Cast } from './demo-people.ts'
import type { Situations } from './situations.ts'

/** As if the code had come and been typed. */
const agree = async (ctx: Ctx): Promise<void> => {
  const number = await ownNumber(ctx)
  if (number === undefined) return
  const { id } = ctx.actor
  const hash = hashWhatsappCode(id, number, newWhatsappCode())
  await putCode(ctx.db, id, { number, hash, expiresAt: ctx.now, codesSince: ctx.now, codeCount: 1 })
  await putAgreement(ctx, id, consentVersions.whatsapp)
  await keepAnswer(ctx, { userId: id, isGiven: true, channel: 'demo' })
}

export const chooseWays = async (world: Situations, { people }: Cast): Promise<void> => {
  await world.act(people.driver[0], agree)
  await world.act(people.driver[0], (ctx) =>
    choose(ctx, { topic: 'standby', channel: 'whatsapp', isOn: false }),
  )
  await world.act(people.cliententerprise[0], (ctx) =>
    choose(ctx, { topic: 'offers', channel: 'mail', isOn: true }),
  )
}
