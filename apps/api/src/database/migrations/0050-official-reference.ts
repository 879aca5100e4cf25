import { sql, type Kysely } from 'kysely'

/**
 * What a service's reference price stands on is kept with it. A floor is only what the ministry itself would answer: those
 * reckoned before, by kilometres and a usual road, stay as reference and keep nobody from an offer. Decisions §13.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column reference_pesos bigint check (reference_pesos >= 0),
      add column reference jsonb`.execute(db)
  await sql`
    update orders set reference_pesos = floor_pesos, floor_pesos = null where floor_pesos is not null`.execute(
    db,
  )
}
