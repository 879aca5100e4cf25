/** A client's own places as he reads them. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { zoneOfKept } from '#features/places/zones.ts'
import { savedOf, type SavedRow } from './saved-places.store.ts'

type Endpoint = typeof api.savedPlaces.all
type Reply = ReplyOf<Endpoint>
type Wire = Reply['items'][number]

const select = sql`s.id, s.name, s.place_name, s.code, s.latitude, s.longitude, s.is_exact, s.contact_name, s.contact_phone,
  s.hours, s.instructions, s.created_at`
const from = sql`saved_places s`
const sorts: Sorts = {
  name: { by: sql`s.name collate "es-x-icu"`, type: 'text' },
  createdAt: { by: sql`s.created_at`, type: 'instant' },
}

const wireOf = (ctx: Ctx, row: SavedRow): Wire => {
  const { place, ...saved } = savedOf(row)
  return {
    _id: row.id,
    ...saved,
    place: { ...place, zoneKm: zoneOfKept(ctx, place) },
    createdAt: row.created_at.toISOString(),
  }
}

export const ownPlaces = async (ctx: Ctx, query: InputOf<Endpoint>['query']): Promise<Reply> => {
  const where = [sql`s.owner_id = ${ctx.actor.id}`, searchIn(sql`s.search`, query.q)]
  const { rows, page } = await keysetPage<SavedRow>(
    ctx.db,
    { select, from, where, id: sql`s.id`, sorts },
    query,
  )
  return { items: rows.map((row) => wireOf(ctx, row)), ...page }
}

export const ownPlace = async (ctx: Ctx, id: string): Promise<Wire | undefined> => {
  const { rows } = await sql<SavedRow>`
    select ${select} from ${from} where s.id = ${id} and s.owner_id = ${ctx.actor.id}`.execute(ctx.db)
  return rows[0] && wireOf(ctx, rows[0])
}
