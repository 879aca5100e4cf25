import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { apiScopes } from '@arriero/domain/house/integrations'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Fragment } from '#database/keyset.ts'

type Query = InputOf<typeof api.integrations.keys>['query']
type Keys = ReplyOf<typeof api.integrations.keys>

type Row = {
  id: string
  name: string
  ending: string
  scopes: string[]
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
}

const holding = ({ actor, now }: Ctx): Fragment =>
  sql`k.user_id = ${actor.id} and k.ended_at is null and (k.expires_at is null or k.expires_at > ${now})`

export const countKeys = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from api_keys k where ${holding(ctx)}`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

export const ownKeys = async (ctx: Ctx, { q: _q, ...query }: Query): Promise<Keys> => {
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: sql`k.id, k.name, k.ending, k.scopes, k.created_at, k.expires_at, k.last_used_at`,
      from: sql`api_keys k`,
      where: [holding(ctx)],
      id: sql`k.id`,
      sorts: { '-createdAt': { by: sql`k.created_at`, type: 'instant' } },
    },
    query,
  )
  return {
    items: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      ending: row.ending,
      scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    ...page,
  }
}
