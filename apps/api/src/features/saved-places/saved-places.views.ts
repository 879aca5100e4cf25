/** A client's own places as he reads them. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { zoneOfKept } from '#features/places/zones.ts'

type Endpoint = typeof api.savedPlaces.all
type Reply = ReplyOf<Endpoint>
type Wire = Reply['items'][number]

type Row = {
  id: string
  name: string
  place_name: string
  code: string
  latitude: number
  longitude: number
  is_exact: boolean
  contact_name: string | null
  contact_phone: string | null
  hours: unknown
  instructions: string | null
  created_at: Date
}

const select = sql`s.id, s.name, s.place_name, s.code, s.latitude, s.longitude, s.is_exact, s.contact_name, s.contact_phone,
  s.hours, s.instructions, s.created_at`
const from = sql`saved_places s`
const sorts: Sorts = {
  name: { by: sql`s.name collate "es-x-icu"`, type: 'text' },
  createdAt: { by: sql`s.created_at`, type: 'instant' },
}

const wireOf = (ctx: Ctx, row: Row): Wire => ({
  _id: row.id,
  name: row.name,
  place: {
    name: row.place_name,
    latitude: row.latitude,
    longitude: row.longitude,
    code: row.code,
    exact: row.is_exact,
    zoneKm: zoneOfKept(ctx, { code: row.code, exact: row.is_exact }),
  },
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
  hours: row.hours as Wire['hours'],
  instructions: row.instructions,
  createdAt: row.created_at.toISOString(),
})

export const ownPlaces = async (ctx: Ctx, query: InputOf<Endpoint>['query']): Promise<Reply> => {
  const where = [sql`s.owner_id = ${ctx.actor.id}`, searchIn(sql`s.search`, query.q)]
  const { rows, page } = await keysetPage<Row>(ctx.db, { select, from, where, id: sql`s.id`, sorts }, query)
  return { items: rows.map((row) => wireOf(ctx, row)), ...page }
}

export const ownPlace = async (ctx: Ctx, id: string): Promise<Wire | undefined> => {
  const { rows } = await sql<Row>`
    select ${select} from ${from} where s.id = ${id} and s.owner_id = ${ctx.actor.id}`.execute(ctx.db)
  return rows[0] && wireOf(ctx, rows[0])
}
