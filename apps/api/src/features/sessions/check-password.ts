/** One try at a password: counted, judged, and forgiven when right. The same work is done for an account that does not exist. */
import type { OpenCtx } from '#context.ts'
import { hashing, hashNow, isOutdated, isPassword } from '#features/users/password-hash.ts'
import { renewPasswordHash } from '#features/users/users.store.ts'
import { AppError } from '#app-error.ts'
import { keysOf, waitOf, type Keys, type Standing } from './login-limits.ts'
import { addTry, forgetTries, lockTries, standingOf } from './login-tries.store.ts'
import type { Account } from './sessions.views.ts'

const refuseWait = (standing: Standing, now: Date): void => {
  const waitMs = waitOf(standing, now)
  if (waitMs > 0)
    throw new AppError('auth.too_many_attempts', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** Who has to wait anyway takes nobody's place in the line; where that is full nothing is looked up. */
export const refuseWaiting = async (ctx: OpenCtx, keys: Keys): Promise<void> => {
  hashing.refuseWhenFull()
  refuseWait(await standingOf(ctx.db, keys, ctx.now), ctx.now)
}

/** Counts a try before it is judged, or refuses it: who has to wait, waits. */
export const claimTry = (ctx: OpenCtx, keys: Keys): Promise<void> =>
  ctx.inTransaction(async (db) => {
    await lockTries(db, keys)
    refuseWait(await standingOf(db, keys, ctx.now), ctx.now)
    await addTry(db, keys, ctx.now)
  })

export type Try = {
  emailKey: string
  password: string
  address: string
  /** Undefined where there is none, or it may not log in: costs and answers the same. */
  account: Account | undefined
}

/** What is kept may be locked by somebody: nobody waits for that in the line. */
const renewed = async (
  { db }: OpenCtx,
  { account, anew }: { account: Account; anew: string | undefined },
): Promise<Account> => {
  if (anew === undefined) return account
  const isRenewed = await renewPasswordHash(db, account.id, { old: account.passwordHash, anew })
  return isRenewed ? { ...account, passwordHash: anew } : account
}

/** Answers the account, or refuses with `auth.wrong_credentials`, `auth.too_many_attempts`, `server.busy`. Never inside a transaction. */
export const checkPassword = async (
  ctx: OpenCtx,
  { emailKey, password, address, account }: Try,
): Promise<Account> => {
  const keys = keysOf(emailKey, address)
  await refuseWaiting(ctx, keys)
  const judged = await hashing(async () => {
    await claimTry(ctx, keys)
    const isRight = await isPassword(account?.passwordHash, password)
    if (!account || !isRight) throw new AppError('auth.wrong_credentials')
    return { account, anew: isOutdated(account.passwordHash) ? await hashNow(password) : undefined }
  })
  await ctx.inTransaction((db) => forgetTries(db, keys, ctx.now))
  return renewed(ctx, judged)
}
