/**
 * What the intake of positions is compared with: bare Fastify and the product's own micro-batch into the same table and indexes.
 * No session, no window, no marker, nobody told.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { microBatch } from '../../apps/api/src/database/micro-batch.ts'
import { connectionGiven, sayReady } from './process.ts'

type Point = {
  at: string
  latitude: number
  longitude: number
  speed: number
  heading: number
  accuracy: number
}
type Row = Point & { orderId: string }

const pool = new pg.Pool({ ...connectionGiven(), max: 20 })
const app = Fastify({ keepAliveTimeout: 72_000 })

const insert = {
  name: 'insert',
  text: `insert into positions (order_id, driver_id, at, received_at, latitude, longitude, speed_kmh, heading, accuracy_m, is_flagged)
    select p.order_id, p.order_id, p.at, $8, p.latitude, p.longitude, p.speed, p.heading, p.accuracy, false
    from unnest($1::text[], $2::timestamptz[], $3::double precision[], $4::double precision[], $5::real[], $6::real[], $7::real[])
      as p (order_id, at, latitude, longitude, speed, heading, accuracy)
    on conflict do nothing`,
}

const keep = microBatch<Row[], number>({
  delayMs: 10,
  most: 500,
  atOnce: 2,
  run: async (calls) => {
    const rows = calls.flat()
    await pool.query({
      ...insert,
      values: [
        rows.map(({ orderId }) => orderId),
        rows.map(({ at }) => at),
        rows.map(({ latitude }) => latitude),
        rows.map(({ longitude }) => longitude),
        rows.map(({ speed }) => speed),
        rows.map(({ heading }) => heading),
        rows.map(({ accuracy }) => accuracy),
        new Date(),
      ],
    })
    return calls.map(({ length }) => length)
  },
})

app.post<{ Params: { id: string }; Body: { points: Point[] } }>(
  '/location/:id',
  async ({ params, body }) => ({
    stored: await keep(body.points.map((point) => ({ ...point, orderId: params.id }))),
  }),
)

await app.listen({ port: 0, host: '127.0.0.1' })
sayReady(app.server)
process.on('disconnect', () => {
  void app.close().then(() => pool.end())
})
