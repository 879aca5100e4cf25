/** How far each look has come, and what is remembered to compare with. docs/decisions/0073. */
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { printOf } from './found.ts'

export type Look = 'trail' | 'devices'
export type LookPlace = { at: Date; id: string }

/** Held until the transaction ends; undefined while another node looks. */
export const takeLook = async (db: Db, name: Look): Promise<LookPlace | undefined> => {
  const { rows } = await sql<LookPlace>`
    select at, id from signal_places where name = ${name} for update skip locked`.execute(db)
  return rows[0]
}

export const keepLook = async (db: Db, name: Look, { at, id }: LookPlace): Promise<void> => {
  await db.updateTable('signal_places').set({ at, id }).where('name', '=', name).execute()
}

export type Identity = { id: string; name: string; identification: string; phone: string }
export type Changed = { userId: string; parts: string[] }

const partsOf = ({ name, identification, phone }: Identity) => ({
  name_print: printOf(name),
  identification_print: printOf(identification),
  phone_print: printOf(phone),
})

const partNames = {
  name_print: 'name',
  identification_print: 'identification',
  phone_print: 'cellPhone',
} as const
const partKeys = Object.keys(partNames) as (keyof typeof partNames)[]

/** `rowOf`: the row of the trail that led to each, and when it was written. Answers who is another than he was. */
export const keepIdentities = async (
  db: Db,
  people: readonly Identity[],
  rowOf: ReadonlyMap<string, { id: number; at: Date }>,
): Promise<Changed[]> => {
  if (people.length === 0) return []
  const kept = await db
    .selectFrom('account_prints')
    .select(['user_id', ...partKeys])
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const before = new Map(kept.map((one) => [one.user_id, one]))
  const changed: Changed[] = []
  for (const person of people) {
    const [old, prints, row] = [before.get(person.id), partsOf(person), rowOf.get(person.id)]
    const parts = old ? partKeys.filter((key) => old[key] !== prints[key]).map((key) => partNames[key]) : []
    if (old && parts.length === 0) continue
    const news =
      parts.length > 0 && row
        ? { changed_at: row.at, changed_parts: parts.join(' '), changed_row: row.id }
        : { changed_at: null, changed_parts: null, changed_row: null }
    await db
      .insertInto('account_prints')
      .values({ user_id: person.id, ...prints, ...news })
      .onConflict((already) => already.column('user_id').doUpdateSet({ ...prints, ...news }))
      .execute()
    if (parts.length > 0) changed.push({ userId: person.id, parts })
  }
  return changed
}

export type Sighting = { device: string; userId: string; at: Date }

export const keepSightings = async (db: Db, sightings: readonly Sighting[]): Promise<void> => {
  if (sightings.length === 0) return
  const newest = new Map(sightings.map((one) => [`${one.device} ${one.userId}`, one]))
  await db
    .insertInto('device_sightings')
    .values([...newest.values()].map(({ device, userId, at }) => ({ device, user_id: userId, seen_at: at })))
    .onConflict((already) =>
      already.columns(['device', 'user_id']).doUpdateSet({
        seen_at: sql<Date>`greatest(device_sightings.seen_at, excluded.seen_at)`,
      }),
    )
    .execute()
}

type Touched = { userIds: readonly string[]; vehicleIds: readonly string[] }

/** Pictures of these accounts and vehicles that nobody has read yet wait from now on: portraits, photos of trucks, of papers. */
export const queuePictures = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  { userIds, vehicleIds }: Touched,
): Promise<void> => {
  if (userIds.length + vehicleIds.length === 0) return
  const [users, vehicles] = [[...userIds], [...vehicleIds]]
  await sql`
    insert into picture_prints (file_id, user_id, house_id, vehicle_id, seen_at, state)
    select distinct on (f.id) f.id, u.id, coalesce(u.enterprise_id, u.id), p.vehicle_id, ${now}::timestamptz, 'waiting'
    from (
      select image_id as file_id, id as user_id, null::text as vehicle_id from users where id = any(${users})
      union all select unnest(image_ids), owner_id, id from vehicles where id = any(${vehicles})
      union all select unnest(image_ids), user_id, null from credentials where user_id = any(${users}) and is_latest
      union all select unnest(image_ids), user_id, null from credentials where user_id = any(${users}) and is_waiting
      union all select unnest(c.image_ids), v.owner_id, v.id from credentials c join vehicles v on v.id = c.vehicle_id
        where c.vehicle_id = any(${vehicles}) and c.is_latest
      union all select unnest(c.image_ids), v.owner_id, v.id from credentials c join vehicles v on v.id = c.vehicle_id
        where c.vehicle_id = any(${vehicles}) and c.is_waiting) p
    join files f on f.id = p.file_id and f.state = 'attached' and f.media_type = 'image/jpeg'
    join users u on u.id = p.user_id and u.deleted_at is null
    order by f.id
    on conflict (file_id) do nothing`.execute(db)
}

export const waitingPictures = async (db: Db, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('picture_prints')
    .select('file_id')
    .where('state', '=', 'waiting')
    .orderBy('file_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.file_id)
}

type Read = { rows: string; columns: string; bands: readonly string[] }

/** Null where it tells of nobody: it is compared with nothing. */
export const keepPrint = async (db: Db, fileId: string, read: Read | null): Promise<void> => {
  const print = read
    ? { rows_print: read.rows, columns_print: read.columns, bands: [...read.bands], state: 'read' }
    : { rows_print: null, columns_print: null, bands: [], state: 'compared' }
  await db.updateTable('picture_prints').set(print).where('file_id', '=', fileId).execute()
}

/** Those that are looked for now; another node takes others. */
export const takeRead = async (db: Db, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from picture_prints where state = 'read' order by file_id limit ${limit}
    for update skip locked`.execute(db)
  return rows.map((row) => row.file_id)
}

export const markCompared = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('picture_prints')
    .set({ state: 'compared' })
    .where('file_id', 'in', [...ids])
    .execute()
}
