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

type MadeCodes = { codes: string[]; kept: Buffer[] }

/** Never inside a transaction. */
const makeCodes = async (userId: string): Promise<MadeCodes> => {
  const codes = newBackupCodes()
  return { codes, kept: await keepBackupCodes(userId, codes) }
}

const giveCodes = async (ctx: Ctx, { codes, kept }: MadeCodes): Promise<{ codes: string[] }> => {
  await putBackupCodes(ctx.db, ctx.actor.id, kept)
  return { codes }
}

const note = (ctx: Ctx, act: 'factor.on' | 'factor.off' | 'factor.codes') =>
  record(ctx, { act, objectKind: 'user', objectId: ctx.actor.id })

/** That was begun and is not on, with the number of this moment. */
const begunWith = async (ctx: Ctx, code: string): Promise<{ step: number; sealedSecret: string }> => {
  const factor = (await factorOf(ctx.db, ctx.actor.id)) ?? fail('factor.begin_first')
  if (factor.confirmedAt) fail('factor.already_on')
  if (factor.begunAt.getTime() + enrolmentLifeMs <= ctx.now.getTime()) fail('factor.begin_first')
  const step = stepIn(ctx, factor, code) ?? fail('factor.code_wrong', 'code')
  return { step, sealedSecret: factor.sealedSecret }
}

/** The first right number; whoever is in by the password alone elsewhere is out. Never inside a transaction. */
export const confirm = async (
  ctx: Ctx,
  code: string,
  sessionHash: Buffer | undefined,
): Promise<{ codes: string[] }> => {
  const { id } = ctx.actor
  await begunWith(ctx, code)
  const made = await makeCodes(id)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    // A log-in by the password alone is over before this, or finds the factor on.
    await lockAccount(db, id, { withAdministrators: false })
    if (!(await confirmFactor(inner, id, await begunWith(inner, code)))) fail('factor.already_on')
    await endOthersOf(inner, sessionHash)
    await note(inner, 'factor.on')
    await alertOwner(inner, id, ownAccountLetters.factorOn)
    return giveCodes(inner, made)
  })
}

type Proof = { password: string; code?: string | undefined }

/** Takes a code too: ten new ones are worth ten log-ins. Never inside a transaction. */
export const renewCodes = async (ctx: Ctx, proof: Proof, { address }: Door): Promise<{ codes: string[] }> => {
  await confirmOwner(ctx, { ...proof, address })
  if (!(await factorOf(ctx.db, ctx.actor.id))?.confirmedAt) fail('factor.not_on')
  const made = await makeCodes(ctx.actor.id)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    if (!(await factorOf(db, ctx.actor.id))?.confirmedAt) fail('factor.not_on')
    await note(inner, 'factor.codes')
    await alertOwner(inner, ctx.actor.id, ownAccountLetters.codesAnew)
    return giveCodes(inner, made)
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
