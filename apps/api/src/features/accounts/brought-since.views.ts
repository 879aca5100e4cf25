import { sql } from 'kysely'
import type { Db } from '#context.ts'

/** Kinds of paper of which one was brought since staff last asked for corrections. */
export const broughtSince = async (db: Db, userId: string): Promise<Set<string>> => {
  const { rows } = await sql<{ kind: string }>`
    select c.kind from credentials c where c.user_id = ${userId} and c.created_at > coalesce(
      (select max(a.at) from audit_trail a
        where a.object_kind = 'user' and a.object_id = ${userId} and a.act = 'user.returned'), '-infinity')`.execute(
    db,
  )
  return new Set(rows.map(({ kind }) => kind))
}
