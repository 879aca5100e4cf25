/** Who lost phone and backup codes is helped by an administrator, who has seen that it is he. Decisions §5. */
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { removeFactor } from '#features/second-factors/second-factors.store.ts'
import { confirmOwner, endSessionsOf } from '#features/sessions/sessions.actions.ts'
import { accountFacts } from '#features/users/account-facts.views.ts'
import { fail } from '#app-error.ts'
import { alertOwner } from './alert.ts'
import { ownAccountLetters } from './own-account-letters.texts.ts'

type Removal = {
  userId: string
  password: string
  code?: string | undefined
  reason: string
  address: string
}

/** Never inside a transaction. The reason stays out of the trail, which takes no words of people: it stands in the letter. */
export const removeFactorOf = async (
  ctx: Ctx,
  { userId, reason, ...proof }: Removal,
): Promise<{ updated: true }> => {
  await confirmOwner(ctx, proof)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    if (!(await accountFacts(db, userId))) fail('user.not_found')
    if (!(await removeFactor(db, userId))) fail('factor.not_on')
    await endSessionsOf(inner, userId)
    await record(inner, { act: 'factor.removed_by_staff', objectKind: 'user', objectId: userId })
    const { subject, lines } = ownAccountLetters.factorRemoved
    await alertOwner(inner, userId, { subject, lines: [...lines, reason] })
    return { updated: true as const }
  })
}
