/** One's own password, changed with the old one. Decisions §5, security F3.8. */
import { momentText } from '@arriero/contract/es/when'
import { payChangeWaitMs } from '@arriero/domain/people/own-account'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { confirmOwner, endOthersOf, holdOwner } from '#features/sessions/sessions.actions.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { passwordDenial } from '#features/users/password-policy.ts'
import { setPassword } from '#features/users/users.store.ts'
import { profileOf } from '#features/users/users.views.ts'
import { fail } from '#app-error.ts'
import { alertOwner } from './alert.ts'
import { ownAccountLetters, payAskedLetter } from './own-account-letters.texts.ts'
import { putPayChange, removePayChange, type Account } from './pay-account.store.ts'

type Asking = { password: string; code?: string | undefined; pay: Account; address: string }

/** Where a carrier's money goes: changed with the password, told to the owner at once, in force a day later. Never inside a transaction. */
export const askPayAccount = async (
  ctx: Ctx,
  { pay, ...proof }: Asking,
): Promise<{ updated: true; countsFrom: string }> => {
  const owner = await confirmOwner(ctx, proof)
  const countsFrom = new Date(ctx.now.getTime() + payChangeWaitMs)
  await ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    await holdOwner(db, owner)
    await putPayChange(db, ctx.actor.id, { account: pay, askedAt: ctx.now, countsFrom })
    await record(inner, { act: 'pay.change_asked', objectKind: 'user', objectId: ctx.actor.id })
    const letter = payAskedLetter(pay.bank, pay.accountNumber.slice(-4), momentText(countsFrom))
    await alertOwner(inner, ctx.actor.id, { ...letter, isCalm: true })
  })
  return { updated: true, countsFrom: countsFrom.toISOString() }
}

export const dropPayAccount = async (ctx: Ctx): Promise<{ updated: true }> => {
  if (!(await removePayChange(ctx.db, ctx.actor.id))) fail('pay.change_not_found')
  await record(ctx, { act: 'pay.change_dropped', objectKind: 'user', objectId: ctx.actor.id })
  await alertOwner(ctx, ctx.actor.id, ownAccountLetters.payDropped)
  return { updated: true }
}

/** Where a call came from, and by which session. */
export type Door = { address: string; sessionHash: Buffer | undefined }
type Change = { password: string; code?: string | undefined; newPassword: string }

/** Never inside a transaction. */
export const changePassword = async (
  ctx: Ctx,
  { newPassword, ...proof }: Change,
  { address, sessionHash }: Door,
): Promise<{ updated: true }> => {
  const { email, name } = (await profileOf(ctx, ctx.actor.id)) ?? fail('session.invalid')
  const denial =
    newPassword === proof.password
      ? 'password.same'
      : passwordDenial(newPassword, ctx.actor.role, [email, name])
  if (denial) fail(denial, 'newPassword')
  const owner = await confirmOwner(ctx, { ...proof, address })
  const passwordHash = await hashPassword(newPassword)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    await holdOwner(db, owner)
    await setPassword(db, ctx.actor.id, passwordHash)
    await endOthersOf(inner, sessionHash)
    await record(inner, { act: 'password.changed', objectKind: 'user', objectId: ctx.actor.id })
    await alertOwner(inner, ctx.actor.id, ownAccountLetters.passwordChanged)
    return { updated: true as const }
  })
}
