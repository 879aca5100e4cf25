/** A new password for a mailed code. Decisions §5, security F3.6. */
import { timingSafeEqual } from 'node:crypto'
import { integrators } from '@arriero/domain/house/integrations'
import { denialOfRecovery } from '@arriero/domain/people/own-account'
import { passwordLengthDenial } from '@arriero/domain/people/passwords'
import { parseEmail } from '@arriero/domain/people/identifiers'
import type { OpenCtx } from '#context.ts'
import { lockAccount } from '#features/accounts/account-lock.store.ts'
import { record } from '#features/audit/audit.store.ts'
import { sendMail } from '#features/notifications/delivery/send-mail.ts'
import { removePayChange } from '#features/own-account/pay-account.store.ts'
import { claimTry, refuseWaiting } from '#features/sessions/check-password.ts'
import { keysOf } from '#features/sessions/login-limits.ts'
import { networkOf } from '#http/limits/network-of.ts'
import { forgetTries } from '#features/sessions/login-tries.store.ts'
import { endSessionsOf } from '#features/sessions/sessions.actions.ts'
import { hashing, hashNow } from '#features/users/password-hash.ts'
import { passwordDenial } from '#features/users/password-policy.ts'
import { setPassword } from '#features/users/users.store.ts'
import { AppError, fail } from '#app-error.ts'
import { announce } from '#effects/tell.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { recoveryAnswers, recoveryLetters } from './recovery-letters.texts.ts'
import { countWrongTry, lockRecovery, spendCode, type Recovery, noteAsked } from './recovery.store.ts'
import { recoveringBy, type Recovering } from './recovery.views.ts'

/** Case and blanks of an address do not make another one. */
const emailKeyOf = (typed: string): string => parseEmail(typed) ?? fail('recovery.email_invalid', 'email')

/** Asking for a code: the same work and the same answer for every e-mail. Decisions §5. */
export const askCode = async (ctx: OpenCtx, typed: string): Promise<{ updated: true; mensaje: string }> => {
  const emailKey = emailKeyOf(typed)
  await announce(ctx, { name: 'recovery.asked', detail: await noteAsked(ctx, emailKey) })
  return { updated: true, mensaje: recoveryAnswers.asked }
}

const dayMs = 24 * 3_600_000

export type Reset = { email: string; code: string; password: string; address: string }

/** What nobody's code is: something to compare with where none was mailed. */
const noCode = Buffer.alloc(32)

const isGood = (recovery: Recovery | undefined, hash: Buffer, now: Date): boolean => {
  const { codeHash = null, codeExpiresAt = null, wrongTries = 0 } = recovery ?? {}
  const isRight = timingSafeEqual(codeHash ?? noCode, hash) && codeHash !== null
  return denialOfRecovery({ expiresAt: codeExpiresAt, wrongTries, isRight }, now) === undefined
}

/** What no role may have; the rest is judged once the code has shown whose account it is. */
const refuseAnyway = (password: string): void => {
  const denial = passwordLengthDenial(password, 'client')
  if (denial) fail(denial, 'password')
}

/** Whoever had the password before may have asked for it. */
const dropPayChange = async (ctx: OpenCtx, id: string): Promise<boolean> => {
  const hadOne = await removePayChange(ctx.db, id)
  if (hadOne) await record(ctx, { act: 'pay.change_dropped', objectKind: 'user', objectId: id, actorId: id })
  return hadOne
}

const change = async (ctx: OpenCtx, person: Recovering, passwordHash: string): Promise<void> => {
  const { id, email, role } = person
  // What the old password confirmed is either there to be dropped, or finds another password: `holdOwner`.
  await lockAccount(ctx.db, id, { withAdministrators: false })
  const hadPayChange = await dropPayChange(ctx, id)
  await setPassword(ctx.db, id, passwordHash)
  await endSessionsOf(ctx, id)
  await record(ctx, { act: 'password.recovered', objectKind: 'user', objectId: id, actorId: id })
  const { subject, lines, pay, keys, button } = recoveryLetters.done
  const mayHaveKeys = integrators.some((one) => one === role)
  await sendMail(ctx, {
    to: email,
    subject,
    lines: [...lines, ...(hadPayChange ? [pay] : []), ...(mayHaveKeys ? [keys] : [])],
    button: { text: button, url: '/reset/resetPassword' },
    lifeMs: dayMs,
  })
}

type Judged = { emailKey: string; typed: Reset; passwordHash: string }

/** The right code and the password it may not be: the code stays good for another one. */
const use = async (ctx: OpenCtx, { emailKey, typed, passwordHash }: Judged): Promise<boolean> => {
  const hash = hashRecoveryCode(emailKey, typed.code)
  const recovery = await lockRecovery(ctx.db, { emailKey })
  const person = await recoveringBy(ctx.db, emailKey)
  if (!isGood(recovery, hash, ctx.now) || !person || person.isInvited) {
    await countWrongTry(ctx.db, emailKey)
    return false
  }
  const denial = passwordDenial(typed.password, person.role, [person.email, person.name])
  if (denial) fail(denial, 'password')
  await spendCode(ctx.db, emailKey)
  await change(ctx, person, passwordHash)
  return true
}

/** Never inside a transaction. The password is hashed whatever the code is, so that no answer comes sooner than another. */
export const resetPassword = async (
  ctx: OpenCtx,
  typed: Reset,
): Promise<{ updated: true; mensaje: string }> => {
  const emailKey = emailKeyOf(typed.email)
  refuseAnyway(typed.password)
  // Counted by network only: strangers elsewhere must not make the owner wait.
  const keys = keysOf(`recovery ${networkOf(typed.address)}`, typed.address)
  await refuseWaiting(ctx, keys)
  const passwordHash = await hashing(async () => {
    await claimTry(ctx, keys)
    return hashNow(typed.password)
  })
  const isDone = await ctx.inTransaction((db) => use({ ...ctx, db }, { emailKey, typed, passwordHash }))
  if (!isDone) throw new AppError('recovery.code_invalid', { fields: { code: 'recovery.code_invalid' } })
  // Whoever reads the mailbox is the owner: guesses of others do not keep him waiting here.
  await ctx.inTransaction(async (db) => {
    await forgetTries(db, keys, ctx.now)
    await forgetTries(db, keysOf(emailKey, typed.address), ctx.now)
  })
  return { updated: true, mensaje: recoveryAnswers.reset }
}
