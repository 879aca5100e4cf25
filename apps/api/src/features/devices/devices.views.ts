import { operators } from '@arriero/domain/people/roles'
import type { Ctx, Db } from '#context.ts'

const openOf = ({ db, actor }: Ctx) =>
  db.selectFrom('device_tokens').where('user_id', '=', actor.id).where('revoked_at', 'is', null)

export const countDevices = async (ctx: Ctx): Promise<number> => {
  const { count } = await openOf(ctx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const devicesOf = async (ctx: Ctx) => {
  const rows = await openOf(ctx)
    .select(['id', 'name', 'created_at', 'last_used_at', 'battery_percent'])
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    batteryPercent: row.battery_percent,
  }))
}

/** Whose phone this token is of; undefined where it was taken back, or its owner may not drive now. */
export const deviceByToken = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('device_tokens')
    .innerJoin('users', 'users.id', 'device_tokens.user_id')
    .select(['device_tokens.id', 'user_id', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('users.is_active', '=', true)
    .where('users.role', 'in', operators)
    .executeTakeFirst()
