/** The drivers of an enterprise, as a list. Spec §2 "Drivers", decisions §3. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { isFree, scoreOf } from './users.views.ts'

type Query = InputOf<typeof api.users.ofEnterprise>['query']
type Drivers = ReplyOf<typeof api.users.ofEnterprise>

type DriverRow = {
  id: string
  identification: string
  name: string
  email: string
  cell_phone: string
  image_id: string | null
  finished_count: number
  is_active: boolean
  is_free: boolean
  score_sum: number
  score_count: number
  created_at: Date
  category: string | null
  vehicles: { _id: string; licensePlate: string }[]
}

const sorts: Sorts = {
  '-createdAt': { by: sql`u.created_at`, type: 'instant' },
  name: { by: sql`u.name collate "es-x-icu"`, type: 'text' },
}

// The trucks a driver is named for in services not yet finished.
const trucks = sql`coalesce((select jsonb_agg(distinct jsonb_build_object('_id', v.id, 'licensePlate', v.license_plate))
  from orders o join vehicles v on v.id = o.vehicle_id where o.driver_id = u.id and o.status in (1, 2)), '[]'::jsonb)`

const select = sql`u.id, u.identification, u.name, u.email, u.cell_phone, u.image_id, u.finished_count, u.is_active,
  ${isFree} as is_free, u.score_sum, u.score_count, u.created_at, ${trucks} as vehicles,
  (select c.category from credentials c where c.user_id = u.id and c.kind = 'licence' and c.is_latest) as category`

const oneOf = (column: ReturnType<typeof sql>, values: readonly boolean[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : sql`${column} in (${sql.join(values)})`

export const driversOf = async (ctx: Ctx, enterpriseId: string, query: Query): Promise<Drivers> => {
  const where = [
    sql`u.enterprise_id = ${enterpriseId}`,
    oneOf(sql`u.is_active`, query.isActive),
    oneOf(isFree, query.status),
    searchIn(sql`u.search`, query.q, [sql`u.id`]),
  ]
  const list = { select, from: sql`users u`, where, id: sql`u.id`, sorts }
  const { rows, page } = await keysetPage<DriverRow>(ctx.db, list, query)
  const items = rows.map((row) => ({
    _id: row.id,
    identification: row.identification,
    name: row.name,
    email: row.email,
    cellPhone: row.cell_phone,
    image: row.image_id === null ? null : ctx.fileUrl(row.image_id),
    countOrder: row.finished_count,
    isActive: row.is_active,
    status: row.is_free,
    score: scoreOf(row),
    dateCreate: row.created_at.toISOString(),
    licenceCategory: row.category,
    vehicles: row.vehicles,
  }))
  return { items, ...page }
}

/** Whether the caller may list this enterprise's drivers: administrators any that exists, an enterprise its own. */
export const isListable = async (ctx: Ctx, enterpriseId: string): Promise<boolean> => {
  if (ctx.actor.role !== 'administrator') return ctx.actor.id === enterpriseId
  const row = await ctx.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', enterpriseId)
    .executeTakeFirst()
  return row?.role === 'enterprise'
}
