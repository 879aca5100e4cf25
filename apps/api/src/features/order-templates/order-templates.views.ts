/** A client's templates as he reads them. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import type { PlaceFacts } from '#features/orders/asked/new-order.ts'
import type { OrderPattern } from '#features/orders/asked/pattern.ts'
import { zoneOfKept } from '#features/places/zones.ts'

type Endpoint = typeof api.orderTemplates.all
type Reply = ReplyOf<Endpoint>
type Wire = Reply['items'][number]

type Row = {
  id: string
  name: string
  pattern: OrderPattern
  uses: number
  used_at: Date | null
  created_at: Date
  type_load_name: string
  vehicle_type_name: string
}

const select = sql`t.id, t.name, t.pattern, t.uses, t.used_at, t.created_at, l.name as type_load_name, v.name as vehicle_type_name`
const from = sql`order_templates t
  join type_loads l on l.id = t.pattern ->> 'typeLoadId' join vehicle_types v on v.id = t.pattern ->> 'vehicleTypeId'`
const sorts: Sorts = {
  name: { by: sql`t.name collate "es-x-icu"`, type: 'text' },
  uses: { by: sql`t.uses`, type: 'number' },
  createdAt: { by: sql`t.created_at`, type: 'instant' },
}

const placeOf = (ctx: Ctx, { name, latitude, longitude, code = '', exact = false }: PlaceFacts) => ({
  name,
  latitude,
  longitude,
  code,
  exact,
  zoneKm: zoneOfKept(ctx, { code, exact }),
})

const wireOf = (ctx: Ctx, { pattern, ...row }: Row): Wire => ({
  _id: row.id,
  name: row.name,
  origin: placeOf(ctx, pattern.origin),
  destination: placeOf(ctx, pattern.destination),
  typeLoad: { id: pattern.typeLoadId, name: row.type_load_name },
  typeVehicle: { id: pattern.vehicleTypeId, name: row.vehicle_type_name },
  weight: pattern.weight,
  description: pattern.description ?? null,
  hourService: pattern.hourService,
  originHours: pattern.contacts?.origin?.hours ?? null,
  uses: row.uses,
  usedAt: row.used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export const ownTemplates = async (ctx: Ctx, query: InputOf<Endpoint>['query']): Promise<Reply> => {
  const where = [sql`t.owner_id = ${ctx.actor.id}`, searchIn(sql`t.search`, query.q)]
  const { rows, page } = await keysetPage<Row>(ctx.db, { select, from, where, id: sql`t.id`, sorts }, query)
  return { items: rows.map((row) => wireOf(ctx, row)), ...page }
}

export const ownTemplate = async (ctx: Ctx, id: string): Promise<Wire | undefined> => {
  const { rows } = await sql<Row>`
    select ${select} from ${from} where t.id = ${id} and t.owner_id = ${ctx.actor.id}`.execute(ctx.db)
  return rows[0] && wireOf(ctx, rows[0])
}
