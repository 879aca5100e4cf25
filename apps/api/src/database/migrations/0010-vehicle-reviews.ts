import { sql, type Kysely } from 'kysely'

/** Staff's review of a vehicle is counted; services by vehicle; cancellations as a list that is searched and filtered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table vehicles add column version integer not null default 1`.execute(db)

  await sql`create index orders_of_vehicle_created on orders (vehicle_id, created_at, id)
    where vehicle_id is not null`.execute(db)
  await sql`create index orders_of_vehicle_reservation on orders (vehicle_id, reservation_at, id)
    where vehicle_id is not null`.execute(db)

  await sql`alter table cancellations add column role text`.execute(db)
  await sql`alter table cancellations add column search text not null default ''`.execute(db)
  // What was written before: the same words in small letters, without their accents.
  const words = sql`concat_ws(' ', c.order_id, u.identification, u.name, o.origin_name, o.destination_name, c.description)`
  await sql`
    update cancellations c set role = u.role,
      search = regexp_replace(normalize(lower(${words}), NFKD), '[\\u0300-\\u036f]', '', 'g')
    from orders o, users u where o.id = c.order_id and u.id = c.user_id`.execute(db)
  const nobodys = sql`concat_ws(' ', c.order_id, o.origin_name, o.destination_name, c.description)`
  await sql`
    update cancellations c set
      search = regexp_replace(normalize(lower(${nobodys}), NFKD), '[\\u0300-\\u036f]', '', 'g')
    from orders o where o.id = c.order_id and c.user_id is null`.execute(db)
  await sql`create index cancellations_of_role on cancellations (role, created_at, id)`.execute(db)
  await sql`create index cancellations_of_user on cancellations (user_id) where user_id is not null`.execute(
    db,
  )
  await sql`create index cancellations_search on cancellations using gin (search gin_trgm_ops)`.execute(db)
}
