/** Log-ins that still hold, for their owner and for administrators. Decisions §5. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Actor } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { columnsOf, wireOf, type Fields } from '#database/fields.ts'
import type { Fragment } from '#database/keyset.ts'
import { idlesAt } from './idles-at.store.ts'

type Session = ReplyOf<typeof api.sessions.all>['items'][number]

const holds = (now: Date) => sql`s.ended_at is null and s.expires_at > ${now}
  and ${idlesAt('s')} > ${now}`

const most = 100

const lastUsed = (column: Fragment) =>
  sql`(array_agg(${column} order by s.last_seen_at desc, s.created_at desc))[1]`

/** Last used first. A family counts from its log-in, and is called by the browser it was last used with. */
export const openSessionsOf = async ({ db, now }: Ctx, userId: string, currentHash: Buffer | undefined) => {
  const fields: Fields<Session> = {
    _id: sql`s.family_id`,
    createdAt: sql`(select min(f.created_at) from sessions f where f.family_id = s.family_id)`,
    lastSeenAt: sql`max(s.last_seen_at)`,
    expiresAt: sql`max(s.expires_at)`,
    isCurrent: sql`s.family_id = (select c.family_id from sessions c where c.token_hash = ${currentHash ?? Buffer.alloc(0)}) is true`,
    browser: lastUsed(sql`s.browser`),
    system: lastUsed(sql`s.system`),
  }
  const { rows } = await sql`
    select ${columnsOf(fields)} from sessions s where s.user_id = ${userId} and ${holds(now)}
    group by s.family_id order by max(s.last_seen_at) desc, s.family_id limit ${most}`.execute(db)
  return rows.map(wireOf(fields))
}

/** Whose log-in this is, while it holds. */
export const ownerOfFamily = async (db: Db, familyId: string, now: Date): Promise<string | undefined> => {
  const { rows } = await sql<{ user_id: string }>`
    select s.user_id from sessions s where s.family_id = ${familyId} and ${holds(now)} limit 1`.execute(db)
  return rows[0]?.user_id
}

/** May end the sessions of others: whoever administers, and is himself approved. */
export const isOverseer = ({ role, isValidated }: Actor): boolean => role === 'administrator' && isValidated

/** Whether the actor may see this person's sessions: an administrator anybody's, everyone his own. */
export const maySeeSessionsOf = async ({ db, actor }: Ctx, userId: string): Promise<boolean> => {
  if (userId === actor.id) return true
  if (!isOverseer(actor)) return false
  const row = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return row !== undefined
}
