/** Logging in, staying in, leaving. Decisions §5. */
import type { BrowserWords } from '@arriero/domain/people/browser-words'
import { normalEmail } from '@arriero/domain/people/identifiers'
import type { Actor } from '@arriero/domain/people/roles'
import { isWithinLife } from '@arriero/domain/time/ahead'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { hint } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { hashing } from '#features/users/password-hash.ts'
import { AppError, fail } from '#app-error.ts'
import { hashToken } from '#http/exchange.ts'
import { checkCode, isFactorOn } from './check-code.ts'
import { checkPassword } from './check-password.ts'
import { peekActor } from './find-actor.store.ts'
import { idleMs, rememberGraceMs, sessionMs, ticketMs } from './lifetimes.ts'
import {
  endAllOf,
  endFamily,
  insertRememberToken,
  insertSession,
  insertTicket,
  markRotated,
  takeTicket,
  type Family,
} from './sessions.store.ts'
import {
  accountByEmail,
  accountById,
  familyOf,
  openFamiliesOf,
  rememberedBy,
  standsAlone,
  stillStands,
  type Account,
  type Remembered,
} from './sessions.views.ts'
import { newToken } from './tokens.ts'
import { isOverseer, ownerOfFamily } from './open-sessions.views.ts'

/** What a log-in hands out; the cookie's value is never seen by scripts. */
export type Opened = { userId: string; token: string; remember: string; expiresAt: Date }

const open = async (ctx: OpenCtx, family: Family): Promise<Opened> => {
  const session = newToken()
  const remember = newToken()
  await insertSession(ctx, session.hash, family)
  await insertRememberToken(ctx, remember.hash, family)
  return {
    userId: family.userId,
    token: session.token,
    remember: remember.token,
    expiresAt: family.expiresAt,
  }
}

type Entering = Pick<Account, 'id' | 'role'> & { browser: BrowserWords }

/** A new family for somebody whose right to it has just been proved, in the transaction of that proof. */
export const openFor = async (ctx: OpenCtx, { id, role, browser }: Entering): Promise<Opened> => {
  const settings = await settingsInForce(ctx.db)
  const expiresAt = new Date(ctx.now.getTime() + sessionMs(role))
  const family = { id: ctx.newId(), userId: id, expiresAt, idleMs: idleMs(role, settings), browser }
  const opened = await open(ctx, family)
  await record(ctx, { act: 'session.opened', objectKind: 'user', objectId: id, actorId: id })
  return opened
}

export type Credentials = {
  email: string
  password: string
  code?: string | undefined
  address: string
  browser: BrowserWords
}

export const logIn = async (ctx: OpenCtx, typed: Credentials): Promise<Opened> => {
  const { email, password, address, code, browser } = typed
  const emailKey = normalEmail(email)
  hashing.refuseWhenFull()
  const found = await accountByEmail(ctx.db, emailKey)
  const account = await checkPassword(ctx, { emailKey, password, address, account: found })
  const { wasAsked } = await checkCode(ctx, { userId: account.id, code, address })
  return ctx.inTransaction(async (db) => {
    if (!(await stillStands(db, account))) throw new AppError('auth.wrong_credentials')
    // Switched on while this one came in by the password alone.
    if (!wasAsked && (await isFactorOn(db, account.id))) throw new AppError('auth.code_required')
    return openFor({ ...ctx, db }, { ...account, browser })
  })
}

const isOver = ({ expiresAt, idleUntil, role }: Remembered, now: Date) =>
  !isWithinLife(expiresAt, sessionMs(role), now) || idleUntil === null || idleUntil <= now

/** A rotated value comes back long after: someone else has it too, so nobody keeps it. */
const isReplayed = ({ rotatedAt }: Remembered, now: Date) =>
  rotatedAt !== null && rotatedAt.getTime() + rememberGraceMs <= now.getTime()

/** A new session and a new cookie for the old one; undefined when it is not, or no longer, good. */
export const resume = (
  ctx: OpenCtx,
  cookie: string | undefined,
  browser: BrowserWords,
): Promise<Opened | undefined> => {
  if (cookie === undefined || !/^[A-Za-z0-9_-]{43}$/.test(cookie)) return Promise.resolve(undefined)
  return ctx.inTransaction(async (db) => {
    const hash = hashToken(cookie)
    const remembered = await rememberedBy(db, hash)
    if (!remembered || isOver(remembered, ctx.now)) return undefined
    if (isReplayed(remembered, ctx.now)) {
      await endFamilyOf({ ...ctx, db }, remembered.familyId)
      return undefined
    }
    await markRotated(db, hash, ctx.now)
    const { familyId: id, userId, role, expiresAt } = remembered
    const settings = await settingsInForce(db)
    return open({ ...ctx, db }, { id, userId, expiresAt, idleMs: idleMs(role, settings), browser })
  })
}

/** Its sockets close as soon as it is told. */
export const endFamilyOf = async (ctx: OpenCtx, familyId: string): Promise<void> => {
  for (const ended of await endFamily(ctx.db, familyId, ctx.now)) {
    hint(ctx, {
      name: 'session.ended',
      userId: ended.user_id,
      detail: ended.token_hash.toString('hex'),
    })
  }
}

/** Ends this log-in everywhere: all sessions and cookies that came from it. */
export const logOut = async (ctx: Ctx, sessionHash: Buffer | undefined): Promise<void> => {
  const familyId = sessionHash && (await familyOf(ctx.db, sessionHash))
  if (familyId === undefined) return
  await endFamilyOf(ctx, familyId)
  await record(ctx, { act: 'session.ended', objectKind: 'user', objectId: ctx.actor.id })
}

/** Call it after the change of activity, role or password, in its transaction: every session ends at its next request; the hint without a detail closes all sockets. */
export const endSessionsOf = async (ctx: OpenCtx, userId: string): Promise<void> => {
  await endAllOf(ctx.db, userId, ctx.now)
  hint(ctx, { name: 'session.ended', userId })
}

/** Every other log-in of the caller: whoever knew the old password is out, he himself goes on. */
export const endOthersOf = async (ctx: Ctx, sessionHash: Buffer | undefined): Promise<void> => {
  const own = sessionHash && (await familyOf(ctx.db, sessionHash))
  for (const familyId of await openFamiliesOf(ctx.db, ctx.actor.id)) {
    if (familyId !== own) await endFamilyOf(ctx, familyId)
  }
}

/** Asks for the actor's own password again, with the limits of a log-in; answers the account it was right for. Never inside a transaction. */
export const confirmPassword = async (ctx: Ctx, password: string, address: string): Promise<Account> => {
  const account = await accountById(ctx.db, ctx.actor.id)
  if (!account) throw new AppError('session.invalid')
  return checkPassword(ctx, { emailKey: account.emailKey, password, address, account })
}

type Proof = { password: string; code?: string | undefined; address: string }

/**
 * What a session that was left open, or a password that was seen, must not do: the password again, and a code where a second
 * factor is on. Never inside a transaction.
 */
export const confirmOwner = async (ctx: Ctx, { password, code, address }: Proof): Promise<Account> => {
  const account = await confirmPassword(ctx, password, address)
  await checkCode(ctx, { userId: ctx.actor.id, code, address })
  return account
}

/**
 * Before anything is written of what was confirmed, and after its order where one is held: a recovery, or another password,
 * waits for it, and where one came between, nothing is done on the word of the old password.
 */
export const holdOwner = async (db: Db, confirmed: Account): Promise<void> => {
  if (!(await standsAlone(db, confirmed))) throw new AppError('session.invalid')
}

export const newTicket = async (ctx: Ctx, sessionHash: Buffer): Promise<string> => {
  const { token, hash } = newToken()
  await insertTicket(ctx.db, hash, { sessionHash, expiresAt: new Date(ctx.now.getTime() + ticketMs) })
  return token
}

/** Once and within 30 s, by someone whose session still holds; asking for it was the activity, not this. */
export const redeemTicket = async (
  db: Db,
  ticket: string,
  now: Date,
): Promise<{ actor: Actor; sessionHash: Buffer } | undefined> => {
  const taken = await takeTicket(db, hashToken(ticket))
  if (!taken || taken.expires_at <= now) return undefined
  const actor = await peekActor(db, taken.session_hash, now)
  return actor && { actor, sessionHash: taken.session_hash }
}

/** Ends one log-in: one's own, or as an administrator anybody's. Security B2 row i59. */
export const endSession = async (ctx: Ctx, familyId: string): Promise<{ updated: true }> => {
  const ownerId = await ownerOfFamily(ctx.db, familyId, ctx.now)
  const isOwn = ownerId === ctx.actor.id
  if (ownerId === undefined || (!isOwn && !isOverseer(ctx.actor))) return fail('session.not_found')
  await endFamilyOf(ctx, familyId)
  await record(ctx, {
    act: isOwn ? 'session.ended' : 'session.ended_by_staff',
    objectKind: 'user',
    objectId: ownerId,
  })
  return { updated: true }
}
