import { sql, type Kysely } from 'kysely'

/** The finished services of two towns and a type of vehicle, newest first. docs/decisions/0043. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index orders_of_lane on orders (origin_code, destination_code, vehicle_type_id, finish_at)
    where status = 3`.execute(db)
}
