/** Whether a code opens: the number of the app or one of the backup codes, each once. */
import type { OpenCtx } from '#context.ts'
import { hashBackupCode } from './backup-code.ts'
import { takeBackupCode, takeStep } from './second-factors.store.ts'
import type { Factor } from './second-factors.views.ts'
import { isAppCode, stepOfCode } from './totp.ts'

type Reading = Pick<OpenCtx, 'unseal' | 'log' | 'now'>

/** Where it was told already: each log-in with a number would say it again. */
const told = new WeakSet<Reading['log']>()

/** Undefined where another key sealed it, as after a data folder was lost: no number opens then, backup codes do. */
const secretOf = (ctx: Reading, { sealedSecret }: Factor): string | undefined => {
  try {
    return ctx.unseal(sealedSecret)
  } catch {
    if (!told.has(ctx.log)) ctx.log.error({ code: 'second_factors.seal_key_differs' })
    told.add(ctx.log)
    return undefined
  }
}

/** The moment whose number this is; undefined where it is none of this factor's. */
export const stepIn = (ctx: Reading, factor: Factor, code: string): number | undefined => {
  const secret = secretOf(ctx, factor)
  return secret === undefined ? undefined : stepOfCode(secret, code, ctx.now)
}

/** What is right is used up by this. In a transaction. */
export const takeFactorCode = async (
  ctx: OpenCtx,
  { userId, factor, code }: { userId: string; factor: Factor; code: string },
): Promise<boolean> => {
  if (!isAppCode(code)) return takeBackupCode(ctx.db, userId, hashBackupCode(userId, code))
  const step = stepIn(ctx, factor, code)
  return step !== undefined && takeStep(ctx.db, userId, step)
}
