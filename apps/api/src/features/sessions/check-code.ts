/** The second factor at the log-in: asked for once the password was right, counted like it. Decisions §5. */
import type { Db, OpenCtx } from '#context.ts'
import { meantCodeOf, spendCode } from '#features/second-factors/check-factor.ts'
import { factorOf, type Factor } from '#features/second-factors/second-factors.views.ts'
import { AppError } from '#app-error.ts'
import { claimTry } from './check-password.ts'
import { keysOf } from './login-limits.ts'
import { forgetTries } from './login-tries.store.ts'

export type CodeTry = { userId: string; code: string; address: string; factor: Factor }

/** Whether it was right, with the limits of a password of its own. What is right is used up. Never inside a transaction. */
export const tryFactorCode = async (ctx: OpenCtx, { address, ...tried }: CodeTry): Promise<boolean> => {
  const keys = keysOf(`second factor ${tried.userId}`, address)
  await claimTry(ctx, keys)
  const meant = await meantCodeOf(ctx, tried)
  return ctx.inTransaction(async (db) => {
    const isRight = await spendCode(db, tried.userId, meant)
    if (isRight) await forgetTries(db, keys, ctx.now)
    return isRight
  })
}

type Entering = { userId: string; code: string | undefined; address: string }

export const isFactorOn = async (db: Db, userId: string): Promise<boolean> => {
  const factor = await factorOf(db, userId)
  return Boolean(factor?.confirmedAt)
}

/** Passes whoever has no second factor, and says so; refuses with `auth.code_required`, `auth.code_wrong`, `auth.too_many_attempts`. */
export const checkCode = async (
  ctx: OpenCtx,
  { userId, code, address }: Entering,
): Promise<{ wasAsked: boolean }> => {
  const factor = await factorOf(ctx.db, userId)
  if (!factor?.confirmedAt) return { wasAsked: false }
  if (code === undefined) throw new AppError('auth.code_required')
  const isRight = await tryFactorCode(ctx, { userId, code, address, factor })
  if (!isRight) throw new AppError('auth.code_wrong', { fields: { code: 'auth.code_wrong' } })
  return { wasAsked: true }
}
