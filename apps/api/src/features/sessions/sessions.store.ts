import type { BrowserWords } from '@arriero/domain/people/browser-words'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

type Step = Pick<OpenCtx, 'db' | 'now'>

/** One log-in with a password: its sessions and remember tokens live and end together. */
export type Family = { id: string; userId: string; expiresAt: Date; idleMs: number; browser: BrowserWords }

export const insertSession = async (
  { db, now }: Step,
  hash: Buffer,
  { id, userId, expiresAt, idleMs, browser }: Family,
): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      family_id: id,
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      idle_ms: idleMs,
      browser: browser.name,
      system: browser.system,
      ended_at: null,
    })
    .execute()
}

export const insertRememberToken = async (
  { db, now }: Step,
  hash: Buffer,
  { id, userId, expiresAt }: Family,
): Promise<void> => {
  await db
    .insertInto('remember_tokens')
    .values({
      token_hash: hash,
      family_id: id,
      user_id: userId,
      created_at: now,
      expires_at: expiresAt,
      rotated_at: null,
    })
    .execute()
}

/** Notes the first rotation only: the grace of a rotated value does not grow. */
export const markRotated = async (db: Db, hash: Buffer, now: Date): Promise<void> => {
  await db
    .updateTable('remember_tokens')
    .set({ rotated_at: now })
    .where('token_hash', '=', hash)
    .where('rotated_at', 'is', null)
    .execute()
}

export const touchSession = async (db: Db, hash: Buffer, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', hash)
    .where('last_seen_at', '<', now)
    .execute()
}

type Ended = { token_hash: Buffer; user_id: string }

/** Ends what is still open of a family; answers the sessions that were. */
export const endFamily = async (db: Db, familyId: string, now: Date): Promise<Ended[]> => {
  await db.deleteFrom('remember_tokens').where('family_id', '=', familyId).execute()
  return db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('family_id', '=', familyId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['token_hash', 'user_id'])
    .execute()
}

export const endAllOf = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db.deleteFrom('remember_tokens').where('user_id', '=', userId).execute()
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

export const insertTicket = async (
  db: Db,
  hash: Buffer,
  { sessionHash, expiresAt }: { sessionHash: Buffer; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('live_tickets')
    .values({ token_hash: hash, session_hash: sessionHash, expires_at: expiresAt })
    .execute()
}

/** Takes the ticket away: a second use finds nothing. */
export const takeTicket = (
  db: Db,
  hash: Buffer,
): Promise<{ session_hash: Buffer; expires_at: Date } | undefined> =>
  db
    .deleteFrom('live_tickets')
    .where('token_hash', '=', hash)
    .returning(['session_hash', 'expires_at'])
    .executeTakeFirst()

export const removeLongOver = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from sessions where expires_at < ${before} or ended_at < ${before}`.execute(db)
  await sql`delete from remember_tokens where expires_at < ${before} or rotated_at < ${before}`.execute(db)
  await sql`delete from live_tickets where expires_at < ${before}`.execute(db)
}
