import { sql, type Kysely } from 'kysely'

/** A service nobody carries yet stands in no list of a carrier or a driver: making it writes four indexes fewer. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const who of ['carrier', 'driver'] as const) {
    for (const [name, column] of [
      ['created', 'created_at'],
      ['reservation', 'reservation_at'],
    ] as const) {
      const index = sql.ref(`orders_of_${who}_${name}`)
      const columns = sql.raw(`${who}_id, ${column}, id`)
      await sql`drop index ${index}`.execute(db)
      await sql`create index ${index} on orders (${columns}) where ${sql.ref(`${who}_id`)} is not null`.execute(
        db,
      )
    }
  }
}
