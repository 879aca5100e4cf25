/** Which account and which scopes stand behind an API key; asked anew with every request. */
import type { Actor, Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { touchKey } from './api-keys.store.ts'

/** A key that is used all day is written down once a minute. */
const touchMs = 60_000

export type FoundKey = { actor: Actor; scopes: readonly string[] }

type Row = { id: string; scopes: string[]; last_used_at: Date | null; user_id: string; role: Role }

/** Undefined for what is unknown, ended, expired, of a deactivated account, or of one that has changed its role. */
export const findKey = async (db: Db, keyHash: Buffer, now: Date): Promise<FoundKey | undefined> => {
  const { rows } = await sql<Row>`
    select k.id, k.scopes, k.last_used_at, k.user_id, u.role from api_keys k join users u on u.id = k.user_id
    where k.key_hash = ${keyHash} and k.ended_at is null and (k.expires_at is null or k.expires_at > ${now})
      and u.is_active and u.role = k.role limit 1`.execute(db)
  const [key] = rows
  if (!key) return undefined
  const staleBefore = new Date(now.getTime() - touchMs)
  if (key.last_used_at === null || key.last_used_at < staleBefore)
    await touchKey(db, key.id, { now, staleBefore })
  return {
    actor: { id: key.user_id, role: key.role, isValidated: true, enterpriseId: null },
    scopes: key.scopes,
  }
}
