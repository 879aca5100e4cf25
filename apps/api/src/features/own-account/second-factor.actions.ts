/** Switching the second factor on and off. Decisions §5. */
import { enrolmentLifeMs } from '@arriero/domain/people/own-account'
import type { Ctx } from '#context.ts'
import { lockAccount } from '#features/accounts/account-lock.store.ts'
import { record } from '#features/audit/audit.store.ts'
import { keepBackupCodes, newBackupCodes } from '#features/second-factors/backup-code.ts'
import {
  beginFactor,
  confirmFactor,
  putBackupCodes,
  removeFactor,
} from '#features/second-factors/second-factors.store.ts'
import { factorOf } from '#features/second-factors/second-factors.views.ts'
import { stepIn } from '#features/second-factors/check-factor.ts'
import { factorUri, newFactorSecret } from '#features/second-factors/totp.ts'
import { tryFactorCode } from '#features/sessions/check-code.ts'
import { confirmOwner, confirmPassword, endOthersOf } from '#features/sessions/sessions.actions.ts'
import { profileOf } from '#features/users/users.views.ts'
import { fail } from '#app-error.ts'
import { alertOwner } from './alert.ts'
import { ownAccountLetters } from './own-account-letters.texts.ts'
import type { Door } from './own-account.actions.ts'

/** Never inside a transaction. */
export const begin = async (
  ctx: Ctx,
  password: string,
  { address }: Door,
): Promise<{ secret: string; uri: string }> => {
  await confirmPassword(ctx, password, address)
  const { email } = (await profileOf(ctx, ctx.actor.id)) ?? fail('session.invalid')
  const secret = newFactorSecret()
  const isBegun = await beginFactor(ctx, ctx.actor.id, ctx.seal(secret))
  if (!isBegun) fail('factor.already_on')
  return { secret, uri: factorUri(secret, { issuer: ctx.facts.brand, label: email }) }
}

const giveCodes = async (ctx: Ctx): Promise<{ codes: string[] }> => {
  const codes = newBackupCodes()
  const { id } = ctx.actor
  await putBackupCodes(ctx.db, id, await keepBackupCodes(id, codes))
  return { codes }
}

const note = (ctx: Ctx, act: 'factor.on' | 'factor.off' | 'factor.codes') =>
  record(ctx, { act, objectKind: 'user', objectId: ctx.actor.id })

/** The first right number; whoever is in by the password alone elsewhere is out. */
export const confirm = async (
  ctx: Ctx,
  code: string,
  sessionHash: Buffer | undefined,
): Promise<{ codes: string[] }> => {
  const { id } = ctx.actor
  // A log-in by the password alone is over before this, or finds the factor on.
  await lockAccount(ctx.db, id, { withAdministrators: false })
  const factor = (await factorOf(ctx.db, id)) ?? fail('factor.begin_first')
  if (factor.confirmedAt) fail('factor.already_on')
  if (factor.begunAt.getTime() + enrolmentLifeMs <= ctx.now.getTime()) fail('factor.begin_first')
  const step = stepIn(ctx, factor, code) ?? fail('factor.code_wrong', 'code')
  if (!(await confirmFactor(ctx, id, { step, sealedSecret: factor.sealedSecret }))) fail('factor.already_on')
  await endOthersOf(ctx, sessionHash)
  await note(ctx, 'factor.on')
  await alertOwner(ctx, id, ownAccountLetters.factorOn)
  return giveCodes(ctx)
}

type Proof = { password: string; code?: string | undefined }

/** Takes a code too: ten new ones are worth ten log-ins. Never inside a transaction. */
export const renewCodes = async (ctx: Ctx, proof: Proof, { address }: Door): Promise<{ codes: string[] }> => {
  await confirmOwner(ctx, { ...proof, address })
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    if (!(await factorOf(db, ctx.actor.id))?.confirmedAt) fail('factor.not_on')
    await note(inner, 'factor.codes')
    await alertOwner(inner, ctx.actor.id, ownAccountLetters.codesAnew)
    return giveCodes(inner)
  })
}

type Ending = { password: string; code: string }

/** Takes both: neither a stolen session nor a seen password is enough. Never inside a transaction. */
export const end = async (
  ctx: Ctx,
  { password, code }: Ending,
  { address }: Door,
): Promise<{ updated: true }> => {
  const userId = ctx.actor.id
  await confirmPassword(ctx, password, address)
  const factor = await factorOf(ctx.db, userId)
  if (!factor?.confirmedAt) return fail('factor.not_on')
  if (!(await tryFactorCode(ctx, { userId, code, address, factor }))) fail('factor.code_wrong', 'code')
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    if (!(await removeFactor(db, userId))) fail('factor.not_on')
    await note(inner, 'factor.off')
    await alertOwner(inner, userId, ownAccountLetters.factorOff)
    return { updated: true as const }
  })
}
