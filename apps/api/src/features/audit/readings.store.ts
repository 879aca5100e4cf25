/** Who read what must not be read unseen. Decisions §17. */
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Trace } from './audit.store.ts'

/** As long as an address given out is good: what is read again meanwhile is the same reading. */
const readingMs = 5 * 60_000

/** Once for each reader and object in five minutes. */
export const recordReading = async (
  { db, now, actor }: Ctx,
  { act, objectKind, objectId, details = {} }: Omit<Trace, 'actorId'>,
): Promise<void> => {
  const since = new Date(now.getTime() - readingMs)
  await sql`
    insert into audit_trail (at, actor_id, act, object_kind, object_id, details)
    select ${now}, ${actor.id}, ${act}, ${objectKind}, ${objectId}, ${JSON.stringify(details)}::jsonb
    where not exists (select 1 from audit_trail a where a.object_kind = ${objectKind} and a.object_id = ${objectId}
      and a.act = ${act} and a.actor_id = ${actor.id} and a.at > ${since})`.execute(db)
}
