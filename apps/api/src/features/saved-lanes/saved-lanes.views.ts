/** A carrier's own lanes as he reads them. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { LaneEnd, LaneState } from '@arriero/domain/lanes/saved-lanes'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { endName } from './lane-name.ts'

type Endpoint = typeof api.savedLanes.all
type Reply = ReplyOf<Endpoint>
type Wire = Reply['items'][number]

export type EndColumns = {
  origin_code: string | null
  origin_km: number | null
  destination_code: string | null
  destination_km: number | null
}

type Row = EndColumns & {
  id: string
  name: string
  state: LaneState
  vehicle_types: Wire['typeVehicles']
  per_km_least: number | null
  weight_most_kg: number | null
  loads: number
  created_at: Date
}

export const endOf = (row: EndColumns, end: 'origin' | 'destination'): LaneEnd | null => {
  const code = row[`${end}_code`]
  return code === null ? null : { code, reach: row[`${end}_km`] ?? 'department' }
}

const select = sql`l.id, l.name, l.state, l.origin_code, l.origin_km, l.destination_code, l.destination_km, l.per_km_least,
  l.weight_most_kg, l.created_at,
  coalesce((select json_agg(json_build_object('_id', v.id, 'name', v.name) order by v.id)
    from vehicle_types v where v.id = any(l.vehicle_type_ids)), '[]'::json) as vehicle_types,
  (select count(*)::int from lane_alerts a where a.owner_id = l.owner_id and l.id = any(a.lane_ids)) as loads`
const from = sql`saved_lanes l`
const sorts: Sorts = {
  createdAt: { by: sql`l.created_at`, type: 'instant' },
  name: { by: sql`l.name collate "es-x-icu"`, type: 'text' },
}

const wireOf = (ctx: Ctx, row: Row): Wire => {
  const named = (end: LaneEnd | null) => end && { ...end, name: endName(ctx, end) }
  return {
    _id: row.id,
    name: row.name,
    state: row.state,
    origin: named(endOf(row, 'origin')),
    destination: named(endOf(row, 'destination')),
    typeVehicles: row.vehicle_types,
    perKmLeast: row.per_km_least,
    weightMost: row.weight_most_kg,
    loads: row.loads,
    createdAt: row.created_at.toISOString(),
  }
}

export const ownLanes = async (ctx: Ctx, query: InputOf<Endpoint>['query']): Promise<Reply> => {
  const where = [sql`l.owner_id = ${ctx.actor.id}`, searchIn(sql`l.search`, query.q)]
  const { rows, page } = await keysetPage<Row>(ctx.db, { select, from, where, id: sql`l.id`, sorts }, query)
  return { items: rows.map((row) => wireOf(ctx, row)), ...page }
}

export const ownLane = async (ctx: Ctx, id: string): Promise<Wire | undefined> => {
  const { rows } = await sql<Row>`
    select ${select} from ${from} where l.id = ${id} and l.owner_id = ${ctx.actor.id}`.execute(ctx.db)
  return rows[0] && wireOf(ctx, rows[0])
}
