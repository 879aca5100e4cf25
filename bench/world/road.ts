/** Services under way whose drivers agreed to be seen, and who watches them. */
import { consentVersions } from '../../packages/domain/src/people/consents.ts'
import type pg from 'pg'

export type OnTheRoad = { orderId: string; driverId: string; clientId: string }

export const onTheRoad = async (sql: pg.Client, wanted: number): Promise<OnTheRoad[]> => {
  const { rows } = await sql.query<{ id: string; driver_id: string; client_id: string }>(
    `select id, driver_id, client_id from orders where status = 2 and paid_at is not null order by id limit $1`,
    [wanted],
  )
  await sql.query(
    `insert into consents (user_id, kind, version, is_given, channel, at)
     select distinct id, 'location', $2, true, 'web', now() - interval '2 years' from unnest($1::text[]) d (id)`,
    [rows.map(({ driver_id }) => driver_id), consentVersions.location],
  )
  // Each is heard of already, and nobody is looked for because he is silent.
  await sql.query(
    `insert into last_positions (order_id, driver_id, at, received_at, latitude, longitude)
     select id, driver_id, now() - interval '1 hour', now() + interval '2 hours', 4.6, -74.1 from orders where status = 2
     on conflict do nothing`,
  )
  await sql.query('vacuum analyze consents, last_positions')
  return rows.map(({ id, driver_id, client_id }) => ({
    orderId: id,
    driverId: driver_id,
    clientId: client_id,
  }))
}
