/** Payout accounts whose day of waiting is over count from now on. */
import type { OpenCtx } from '#context.ts'
import { lockAccount } from '#features/accounts/account-lock.store.ts'
import { record } from '#features/audit/audit.store.ts'
import { changeUser } from '#features/users/users.store.ts'
import { alertOwner } from './alert.ts'
import { ownAccountLetters } from './own-account-letters.texts.ts'
import { nextDue, takeDueChange } from './pay-account.store.ts'

/** Applies one change that is due; returns false where none is. */
const applyOne = (ctx: OpenCtx): Promise<boolean> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const userId = await nextDue(db, ctx.now)
    // His row first, as who asks, who recovers and who leaves take the two.
    const held = userId && (await lockAccount(db, userId, { withAdministrators: false }))
    if (!held) return false
    const pay = await takeDueChange(db, userId, ctx.now)
    if (!pay) return true
    await changeUser(db, held.account, { pay })
    await record(inner, { act: 'pay.change_applied', objectKind: 'user', objectId: userId })
    await alertOwner(inner, userId, ownAccountLetters.payApplied)
    return true
  })

export const sweepPayAccounts = async (ctx: OpenCtx): Promise<void> => {
  while (await applyOne(ctx)) {
    // One a transaction: a carrier that fails holds nobody else back.
  }
}
