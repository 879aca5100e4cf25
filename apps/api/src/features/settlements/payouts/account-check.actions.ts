/** A carrier whose account is new is called on the telephone that was known before; until then nothing is paid to it. Decisions §16. */
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk } from '#features/notifications/news/money-asked.ts'
import { insertAccountCheck } from './account-checks.store.ts'
import { payChangesOf } from './pay-changes.views.ts'

/** Of the last change alone: another one after it is held anew. */
export const checkAccount = async (ctx: Ctx, carrierId: string, note: string): Promise<{ updated: true }> => {
  const change = (await payChangesOf(ctx, [carrierId])).get(carrierId) ?? fail('account_check.not_found')
  const isFirst =
    change.checked === null && (await insertAccountCheck(ctx, { carrierId, changedAt: change.at, note }))
  if (!isFirst) fail('account_check.done')
  await record(ctx, { act: 'account.checked', objectKind: 'user', objectId: carrierId })
  tellDesk(ctx, { what: 'account', id: carrierId })
  return { updated: true }
}
