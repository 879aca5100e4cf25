/** Where the gateway cannot give money back its client names an account for it. Decisions §16, docs/decisions/0075. */
import { askAccountDenial, giveAccountDenial, holderDocument } from '@arriero/domain/money/refund-accounts'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { fail, refuse } from '#app-error.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk } from '#features/notifications/news/money-asked.ts'
import { alertOwner } from '#features/own-account/alert.ts'
import { confirmOwner, holdOwner } from '#features/sessions/sessions.actions.ts'
import { accountOf, putAccountAsked, putAccountGiven, type GivenAccount } from './accounts.store.ts'
import { gatewayHold } from './gateway/send.actions.ts'
import { lockedDue } from './locked-due.ts'
import { accountLetter } from './refund-letters.texts.ts'
import { refundOf } from './refunds.store.ts'
import { dueOf } from './refunds.views.ts'

/** The client is asked where he wants his money. */
export const askAccount = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const { due } = await lockedDue(ctx, id)
  const begun = await refundOf(ctx.db, id)
  refuse(askAccountDenial({ state: begun?.state ?? 'due', gatewayHold: await gatewayHold(ctx, due) }))
  await putAccountAsked(ctx, id)
  const { orderId, amountPesos: value } = due
  await record(ctx, {
    act: 'refund.account_asked',
    objectKind: 'refund',
    objectId: id,
    details: { orderId, value },
  })
  await tell(ctx, { name: 'refund.account_wanted', orderId }, { details: { value } })
  tellDesk(ctx, { what: 'refund', id })
  return { updated: true }
}

type Giving = { password: string; code?: string | undefined; account: GivenAccount; address: string }

/** His word, with his password: whoever finds his session open sends nobody's money elsewhere. Never inside a transaction. */
export const giveAccount = async (
  ctx: Ctx,
  id: string,
  { account, ...proof }: Giving,
): Promise<{ updated: true }> => {
  const owner = await confirmOwner(ctx, proof)
  await ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    // The order first, as whoever ends a service takes it before he counts it for its people.
    const { due, order } = await lockedDue(inner, id)
    if (order.client_id !== ctx.actor.id) fail('refund.not_found')
    await holdOwner(db, owner)
    const begun = await refundOf(db, id)
    refuse(giveAccountDenial(begun?.state ?? 'due', (await accountOf(db, id)) !== undefined))
    const document =
      holderDocument(account.document) ?? fail('refund.holder_document_invalid', 'account.document')
    await putAccountGiven(inner, id, { ...account, document })
    const { orderId, amountPesos: value } = due
    await record(inner, {
      act: 'refund.account_given',
      objectKind: 'refund',
      objectId: id,
      details: { orderId, value },
    })
    await tell(inner, { name: 'refund.account_given', orderId }, { details: { value } })
    await alertOwner(inner, ctx.actor.id, accountLetter(account.bank, account.accountNumber.slice(-4)))
    tellDesk(inner, { what: 'refund', id })
  })
  return { updated: true }
}

/** Whole, for whoever sends the money there; the trail says who read it. */
export const readAccount = async (ctx: Ctx, id: string) => {
  const due = (await dueOf(ctx.db, id)) ?? fail('refund.not_found')
  const given = (await accountOf(ctx.db, id))?.given ?? fail('refund.account_not_given')
  await record(ctx, {
    act: 'refund.account_read',
    objectKind: 'refund',
    objectId: id,
    details: { orderId: due.orderId },
  })
  const { at, ...account } = given
  return { ...account, givenAt: at.toISOString() }
}
