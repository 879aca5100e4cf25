import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { apiScopes } from '@arriero/domain/house/integrations'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import type { Fragment } from '#database/keyset.ts'

type Query = InputOf<typeof api.integrations.keys>['query']
type Keys = ReplyOf<typeof api.integrations.keys>

const fields: Fields<Keys['items'][number]> = {
  _id: sql`k.id`,
  name: sql`k.name`,
  ending: sql`k.ending`,
  scopes: sql`k.scopes`,
  createdAt: sql`k.created_at`,
  expiresAt: sql`k.expires_at`,
  lastUsedAt: sql`k.last_used_at`,
}

const holding = ({ actor, now }: Ctx): Fragment =>
  sql`k.user_id = ${actor.id} and k.ended_at is null and (k.expires_at is null or k.expires_at > ${now})`

export const countKeys = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from api_keys k where ${holding(ctx)}`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

export const ownKeys = async (ctx: Ctx, { q: _q, ...query }: Query): Promise<Keys> => {
  const { items, ...page } = await fieldsPage(
    ctx.db,
    {
      fields,
      from: sql`api_keys k`,
      where: [holding(ctx)],
      id: sql`k.id`,
      sorts: { createdAt: { by: sql`k.created_at`, type: 'instant' } },
    },
    query,
  )
  const known = items.map((key) => ({
    ...key,
    scopes: apiScopes.filter((scope) => key.scopes.includes(scope)),
  }))
  return { items: known, ...page }
}
