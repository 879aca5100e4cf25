/** B1, B2 and B3: bare Fastify on a bare pool with prepared statements and nothing else. Security (f). */
import Fastify from 'fastify'
import pg from 'pg'
import { statements } from './baseline-statements.ts'
import { connectionGiven, sayReady } from './process.ts'

const pool = new pg.Pool({ ...connectionGiven(), max: 20 })
const app = Fastify({ keepAliveTimeout: 72_000 })

type Named = keyof typeof statements
const ask = (on: Pick<pg.Pool, 'query'>, name: Named, values: unknown[]) =>
  on.query({ name, text: statements[name], values })

app.get<{ Params: { id: string } }>('/one/:id', async ({ params }) => {
  const { rows } = await ask(pool, 'one', [params.id])
  return rows[0] as object
})

for (const name of ['list', 'wide', 'narrow'] as const) {
  app.get<{ Params: { owner: string } }>(`/${name}/:owner`, async ({ params }) => {
    const { rows } = await ask(pool, name, [params.owner])
    return { items: rows }
  })
}

app.post<{ Body: { id: string; pesos: number } }>('/act', async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await ask(client, 'update', [body.id, body.pesos])
    await ask(client, 'insert', [body.id, new Date()])
    await client.query('commit')
    return { updated: true }
  } finally {
    client.release()
  }
})

await app.listen({ port: 0, host: '127.0.0.1' })
sayReady(app.server)
process.on('disconnect', () => {
  void app.close().then(() => pool.end())
})
