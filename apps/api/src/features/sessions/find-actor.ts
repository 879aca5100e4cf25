/** Who is behind a token: one read by primary key, asked anew with every request. Architecture 1.9. */
import type { Actor, Role } from '@arriero/domain/roles'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { touchMs } from './lifetimes.ts'
import { touchSession } from './sessions.store.ts'

type Row = {
  user_id: string
  role: Role
  is_active: boolean
  enterprise_id: string | null
  is_stale: boolean
}

/**
 * Undefined for what is unknown, ended, expired, idle for too long, or of a deactivated account. An account in
 * validation passes with `isValidated` false.
 */
export const findActor = (db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined> =>
  readActor(db, { tokenHash, now, countsAsActivity: true })

/** The same for the live channel's own asking: an open tab alone must not keep a session from idling out. */
export const peekActor = (db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined> =>
  readActor(db, { tokenHash, now, countsAsActivity: false })

type Question = { tokenHash: Buffer; now: Date; countsAsActivity: boolean }

const readActor = async (
  db: Db,
  { tokenHash, now, countsAsActivity }: Question,
): Promise<Actor | undefined> => {
  const staleBefore = new Date(now.getTime() - touchMs)
  const { rows } = await sql<Row>`
    select s.user_id, u.role, u.is_active, u.enterprise_id, s.last_seen_at < ${staleBefore} as is_stale
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > ${now}
      and s.last_seen_at + s.idle_ms * interval '1 millisecond' > ${now}
      and (u.is_active or u.validation <> 'validated')`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  if (row.is_stale && countsAsActivity) await touchSession(db, tokenHash, now)
  return { id: row.user_id, role: row.role, isValidated: row.is_active, enterpriseId: row.enterprise_id }
}
