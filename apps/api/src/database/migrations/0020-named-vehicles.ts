import { sql, type Kysely } from 'kysely'

/** A service without a vehicle stands in no list of one: making and giving it writes two indexes fewer. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, column] of [
    ['created', 'created_at'],
    ['reservation', 'reservation_at'],
  ] as const) {
    const index = sql.ref(`orders_of_vehicle_${name}`)
    await sql`drop index ${index}`.execute(db)
    await sql`create index ${index} on orders (vehicle_id, ${sql.ref(column)}, id) where vehicle_id is not null`.execute(
      db,
    )
  }
}
