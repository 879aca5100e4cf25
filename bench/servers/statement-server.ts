/** Bare Fastify on a bare pool that answers statements it is given, prepared: what a list costs without its product. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import type { Statement } from '../load/statements.ts'
import { connectionGiven, folderGiven, sayReady } from './process.ts'

const statementsFile = 'statements.json'

const statements = JSON.parse(await readFile(join(folderGiven(), statementsFile), 'utf8')) as Statement[]
const pool = new pg.Pool({ ...connectionGiven(), max: 20 })
const app = Fastify({ keepAliveTimeout: 72_000 })

app.get<{ Params: { index: string } }>('/:index', async ({ params }) => {
  const statement = statements[Number(params.index)]
  if (!statement) throw new Error(`no statement ${params.index}`)
  const { rows } = await pool.query<object>({ name: `s${params.index}`, ...statement })
  return { items: rows }
})

await app.listen({ port: 0, host: '127.0.0.1' })
sayReady(app.server)
process.on('disconnect', () => {
  void app.close().then(() => pool.end())
})
