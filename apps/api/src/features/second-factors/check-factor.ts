/** Whether a code opens: the number of the app or one of the backup codes, each once. */
import type { OpenCtx } from '#context.ts'
import { hashBackupCode } from './backup-code.ts'
import { takeBackupCode, takeStep } from './second-factors.store.ts'
import type { Factor } from './second-factors.views.ts'
import { isAppCode, stepOfCode } from './totp.ts'

/** What is right is used up by this. In a transaction. */
export const takeFactorCode = async (
  ctx: OpenCtx,
  { userId, factor, code }: { userId: string; factor: Factor; code: string },
): Promise<boolean> => {
  if (!isAppCode(code)) return takeBackupCode(ctx.db, userId, hashBackupCode(userId, code))
  const step = stepOfCode(ctx.unseal(factor.sealedSecret), code, ctx.now)
  return step !== undefined && takeStep(ctx.db, userId, step)
}
