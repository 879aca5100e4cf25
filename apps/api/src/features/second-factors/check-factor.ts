/** Whether a code opens: the number of the app or one of the backup codes, each once. */
import type { Db, OpenCtx } from '#context.ts'
import { keptLike } from './backup-code.ts'
import { takeBackupCode, takeStep } from './second-factors.store.ts'
import { anyBackupCode, type Factor } from './second-factors.views.ts'
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

/** What a code is of: the moment of a number, or how a backup code is kept. */
export type MeantCode = { step: number } | { hash: Buffer }

/** Undefined where it is of nothing that this person has. Never inside a transaction. */
export const meantCodeOf = async (
  ctx: Reading & Pick<OpenCtx, 'db'>,
  { userId, factor, code }: { userId: string; factor: Factor; code: string },
): Promise<MeantCode | undefined> => {
  if (isAppCode(code)) {
    const step = stepIn(ctx, factor, code)
    return step === undefined ? undefined : { step }
  }
  const other = await anyBackupCode(ctx.db, userId)
  return other && { hash: await keptLike(other, userId, code) }
}

/** What is right is used up by this: false where it was used before, or is none. */
export const spendCode = (db: Db, userId: string, meant: MeantCode | undefined): Promise<boolean> => {
  if (meant === undefined) return Promise.resolve(false)
  return 'step' in meant ? takeStep(db, userId, meant.step) : takeBackupCode(db, userId, meant.hash)
}
