/** Rows of a client's own places. */
import type { OpeningHours } from '@arriero/domain/places/opening-hours'
import { placeLine } from '@arriero/domain/places/place-name'
import { sql, type Selectable } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { searchText } from '#database/search-text.ts'
import type { SavedPlacesTable } from '#database/tables/tables-of-volume.ts'

export type KeptPlace = { name: string; latitude: number; longitude: number; code: string; exact: boolean }
export type Contact = {
  contactName: string | null
  contactPhone: string | null
  hours: OpeningHours | null
  instructions: string | null
}
export type SavedPlace = Contact & { name: string; place: KeptPlace }

/** How many a person has; holds back others of his until the transaction ends. */
export const lockedCount = async (db: Db, ownerId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`places ${ownerId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('saved_places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return row.count
}

export type SavedRow = Omit<Selectable<SavedPlacesTable>, 'owner_id' | 'search'>

/** A row as the place that it keeps. */
export const savedOf = (row: SavedRow): SavedPlace => ({
  name: row.name,
  place: {
    name: row.place_name,
    latitude: row.latitude,
    longitude: row.longitude,
    code: row.code,
    exact: row.is_exact,
  },
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
  hours: row.hours as OpeningHours | null,
  instructions: row.instructions,
})

const columnsOf = ({ name, place, contactName, contactPhone, hours, instructions }: SavedPlace) => ({
  name,
  place_name: placeLine(place.name),
  code: place.code,
  latitude: place.latitude,
  longitude: place.longitude,
  is_exact: place.exact,
  contact_name: contactName,
  contact_phone: contactPhone,
  hours: hours && JSON.stringify(hours),
  instructions,
  search: searchText(name, place.name, contactName, contactPhone),
})

export const insertPlace = async (ctx: Ctx, saved: SavedPlace): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('saved_places')
    .values({ id, owner_id: ctx.actor.id, created_at: ctx.now, ...columnsOf(saved) })
    .execute()
  return id
}

/** As it stands, locked until the transaction ends; undefined where the caller has no such place. */
export const lockPlace = async ({ db, actor }: Ctx, id: string): Promise<SavedPlace | undefined> => {
  const row = await db
    .selectFrom('saved_places')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  return row && savedOf(row)
}

/** The caller has locked the row. */
export const writePlace = async (db: Db, id: string, saved: SavedPlace): Promise<void> => {
  await db.updateTable('saved_places').set(columnsOf(saved)).where('id', '=', id).execute()
}

/** False where the caller has no such place. */
export const removeOwnPlace = async ({ db, actor }: Ctx, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('saved_places')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const removeSavedPlacesOf = async (db: Db, ownerId: string): Promise<void> => {
  await db.deleteFrom('saved_places').where('owner_id', '=', ownerId).execute()
}
