import type { Ctx } from '#context.ts'
import { heldAccount } from '#features/users/account-facts.views.ts'

/** Until the transaction ends nobody else adds to this account's keys or webhooks: two at once do not pass the most together. */
export const holdOwnList = async ({ db, actor }: Ctx): Promise<void> => {
  await heldAccount(db, actor.id)
}
