/** Everything personal of an account, removed room by room; the caller's transaction holds its row. */
import type { Ctx, Db } from '#context.ts'
import { removePapersOf } from '#features/credentials/credentials.store.ts'
import { removeDevicesOf } from '#features/devices/devices.store.ts'
import { removeInvitationOf } from '#features/enterprise-drivers/invitations.store.ts'
import { removeFiles } from '#features/files/files.store.ts'
import { removeKeysOf } from '#features/integrations/api-keys.store.ts'
import { removeWebhooksOf } from '#features/integrations/webhooks.store.ts'
import { removeChoicesOf } from '#features/notifications/choices.store.ts'
import { removeNotificationsOf } from '#features/notifications/notifications.store.ts'
import { removePayChange } from '#features/own-account/pay-account.store.ts'
import { removeRecoveryOf } from '#features/recovery/recovery.store.ts'
import { removeRegistrationsOf } from '#features/registration/registration.store.ts'
import { removeFactor } from '#features/second-factors/second-factors.store.ts'
import { endSessionsOf } from '#features/sessions/sessions.actions.ts'
import { removeViewsOf } from '#features/table-views/table-views.store.ts'
import { removePlacesOf } from '#features/tracking/positions.store.ts'
import { accountFacts } from '#features/users/account-facts.views.ts'
import { emptyUser } from '#features/users/users.store.ts'
import { retireVehiclesOf } from '#features/vehicles/vehicles.store.ts'
import { removeNumberOf } from '#features/whatsapp/whatsapp.store.ts'
import { deletedName } from './rights.texts.ts'

const portraitOf = async (db: Db, userId: string): Promise<string[]> => {
  const account = await accountFacts(db, userId)
  return account?.image_id ? [account.image_id] : []
}

/** What waited for him by his address. */
const forgetAddress = async (db: Db, emailKey: string): Promise<void> => {
  await removeRecoveryOf(db, emailKey)
  await removeRegistrationsOf(db, emailKey)
}

/** `passwordHash`: of a password nobody knows. */
export const emptyAccount = async (
  ctx: Ctx,
  { emailKey, passwordHash }: { emailKey: string; passwordHash: string },
): Promise<void> => {
  const { db } = ctx
  const { id } = ctx.actor
  await removeNotificationsOf(db, id)
  await removeChoicesOf(db, id)
  await removeNumberOf(db, id)
  const files = [
    ...(await portraitOf(db, id)),
    ...(await removePapersOf(db, id)),
    ...(await retireVehiclesOf(db, id)),
  ]
  await removePlacesOf(db, id)
  await removeDevicesOf(db, id)
  await removeViewsOf(db, id)
  await removeInvitationOf(db, id)
  await removeKeysOf(db, id)
  await removeWebhooksOf(db, id)
  await removePayChange(db, id)
  await removeFactor(db, id)
  await forgetAddress(db, emailKey)
  await emptyUser(ctx, id, { name: deletedName, passwordHash })
  await removeFiles(db, files)
  await endSessionsOf(ctx, id)
}
