/** Deleting one's own account. Decisions §17. */
import { randomBytes } from 'node:crypto'
import { errorTexts } from '@arriero/contract/es/errors'
import type { Kept } from '@arriero/contract/es/kept'
import { normalEmail } from '@arriero/domain/people/identifiers'
import { denialToLeave, type KeptKind } from '@arriero/domain/people/own-account'
import type { Ctx, Db } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { lockAccount, type LockedAccount } from '#features/accounts/account-lock.store.ts'
import { record } from '#features/audit/audit.store.ts'
import { sendMail } from '#features/notifications/delivery/send-mail.ts'
import { withdrawOffer } from '#features/offers/offers.actions.ts'
import { confirmOwner, endSessionsOf } from '#features/sessions/sessions.actions.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { AppError, fail } from '#app-error.ts'
import { removePapersOf } from '#features/credentials/credentials.store.ts'
import { removeDevicesOf } from '#features/devices/devices.store.ts'
import { removeInvitationOf } from '#features/enterprise-drivers/invitations.store.ts'
import { removeFiles } from '#features/files/files.store.ts'
import { removeKeysOf } from '#features/integrations/api-keys.store.ts'
import { removeWebhooksOf } from '#features/integrations/webhooks.store.ts'
import { eraseWordsOf } from '#features/messages/kept-words.store.ts'
import { emptyMailsOf } from '#features/mails/mails.store.ts'
import { eraseNotesOf } from '#features/notes/notes.store.ts'
import { removeChoicesOf } from '#features/notifications/choices.store.ts'
import { removeNotificationsOf } from '#features/notifications/notifications.store.ts'
import { removePayChange } from '#features/own-account/pay-account.store.ts'
import { removeImportsOf } from '#features/order-imports/order-imports.store.ts'
import { removeTemplatesOf } from '#features/order-templates/order-templates.store.ts'
import { removeContactsOf } from '#features/orders/contacts/order-contacts.store.ts'
import { removeLanesOf } from '#features/saved-lanes/saved-lanes.store.ts'
import { removeSavedPlacesOf } from '#features/saved-places/saved-places.store.ts'
import { eraseAccountsOf } from '#features/refunds/accounts.store.ts'
import { removeRecoveryOf } from '#features/recovery/recovery.store.ts'
import { removeRulesOf } from '#features/recurring-orders/recurring-orders.store.ts'
import { removeRegistrationsOf } from '#features/registration/registration.store.ts'
import { removeFactor } from '#features/second-factors/second-factors.store.ts'
import { eraseSignalsOf } from '#features/signals/signals.store.ts'
import { removeViewsOf } from '#features/table-views/table-views.store.ts'
import { removePlacesOf } from '#features/tracking/positions.store.ts'
import { accountFacts } from '#features/users/account-facts.views.ts'
import { emptyUser } from '#features/users/users.store.ts'
import { forgetReplyAddressesOf } from '#features/support/replies.store.ts'
import { retireVehiclesOf } from '#features/vehicles/vehicles.store.ts'
import { removeNumberOf } from '#features/whatsapp/whatsapp.store.ts'
import { keepIdentity } from './kept-identities.store.ts'
import { booksUntil, keptOf, leavingFacts, liveOffersOf, unfinishedOf } from './leaving.views.ts'
import { leftLetter, deletedName } from './rights.texts.ts'

const portraitOf = async (db: Db, userId: string): Promise<string[]> => {
  const account = await accountFacts(db, userId)
  return account?.image_id ? [account.image_id] : []
}

/** What waited for him by his address. */
const forgetAddress = async (db: Db, emailKey: string): Promise<void> => {
  await removeRecoveryOf(db, emailKey)
  await removeRegistrationsOf(db, emailKey)
}

/**
 * Everything personal of an account, removed room by room; the caller's transaction holds its row. `passwordHash`: of a
 * password nobody knows.
 */
const emptyAccount = async (
  ctx: Ctx,
  { emailKey, passwordHash }: { emailKey: string; passwordHash: string },
): Promise<void> => {
  const { db } = ctx
  const { id } = ctx.actor
  await removeNotificationsOf(db, id)
  await removeChoicesOf(db, id)
  await removeNumberOf(db, id)
  await eraseSignalsOf(db, id)
  const files = [
    ...(await portraitOf(db, id)),
    ...(await removePapersOf(db, id)),
    ...(await retireVehiclesOf(db, id)),
  ]
  await eraseWordsOf(ctx, id)
  await eraseNotesOf(ctx, id)
  await forgetReplyAddressesOf(ctx, id)
  await emptyMailsOf(ctx, id)
  await removePlacesOf(db, id)
  await removeDevicesOf(db, id)
  await removeViewsOf(db, id)
  await removeSavedPlacesOf(db, id)
  await removeLanesOf(db, id)
  await removeContactsOf(db, id)
  await removeTemplatesOf(db, id)
  await removeImportsOf(db, id)
  await removeRulesOf(db, id)
  await removeInvitationOf(db, id)
  await removeKeysOf(db, id)
  await removeWebhooksOf(db, id)
  await removePayChange(db, id)
  await eraseAccountsOf(db, id)
  await removeFactor(db, id)
  await forgetAddress(db, emailKey)
  await emptyUser(ctx, id, { name: deletedName, passwordHash })
  await removeFiles(db, files)
  await endSessionsOf(ctx, id)
}

const letterLifeMs = 48 * 3_600_000

/** Asked before, so that nobody finds out only by trying. */
export const leavingPreview = async (ctx: Ctx): Promise<{ denial: string | null; kept: Kept[] }> => {
  const code = denialToLeave(await leavingFacts(ctx))
  return { denial: code ? errorTexts[code] : null, kept: await keptOf(ctx) }
}

const refuseOpen = async (ctx: Ctx): Promise<void> => {
  const code = denialToLeave(await leavingFacts(ctx))
  if (code === 'account.deletion_services')
    throw new AppError(code, { orderIds: await unfinishedOf(ctx.db, ctx.actor.id) })
  if (code) throw new AppError(code)
}

/** Whether there is an address to write to. */
const sayGoodbye = async (ctx: Ctx, { email }: LockedAccount, kept: readonly Kept[]): Promise<boolean> => {
  if (email === '') return false
  await sendMail(ctx, { to: email, ...leftLetter(kept), lifeMs: letterLifeMs })
  return true
}

type Left = { kept: Kept[]; hasLetter: boolean }

/** His row is held: what would make him part of a service waits, and then finds him gone. */
const leaveNow = async (ctx: Ctx, passwordHash: string): Promise<Left> => {
  const { id } = ctx.actor
  const held = await lockAccount(ctx.db, id, { withAdministrators: false })
  const { account } = held ?? fail('session.invalid')
  await refuseOpen(ctx)
  const kept = await keptOf(ctx)
  const keeps = (what: KeptKind) => kept.some(({ kind }) => kind === what)
  if (keeps('identity'))
    await keepIdentity(ctx.db, { userId: id, hasPay: keeps('payAccount'), until: booksUntil(ctx.now) })
  const hasLetter = await sayGoodbye(ctx, account, kept)
  await emptyAccount(ctx, { emailKey: normalEmail(account.email), passwordHash })
  await record(ctx, { act: 'user.deleted', objectKind: 'user', objectId: id })
  await announce(ctx, { name: 'user.renamed', userId: id })
  return { kept, hasLetter }
}

type Leave = { password: string; code?: string | undefined; address: string }

/** Never inside a transaction. */
export const leave = async (ctx: Ctx, proof: Leave): Promise<Left & { updated: true }> => {
  await confirmOwner(ctx, proof)
  await refuseOpen(ctx)
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  for (const offerId of await liveOffersOf(ctx.db, ctx.actor.id))
    await ctx.inTransaction((db) => withdrawOffer({ ...ctx, db }, offerId))
  const left = await ctx.inTransaction((db) => leaveNow({ ...ctx, db }, passwordHash))
  return { updated: true, ...left }
}
