/** PostGraphile on the bench's database, as its documentation has it: the whole schema, its leanest server, prepared statements. */
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import pg from 'pg'
import { connectionGiven, folderGiven, sayReady } from './process.ts'

type Served = { addTo: (server: Server) => Promise<void> }
type Modules = {
  postgraphile: {
    postgraphile: (preset: object) => { createServ: (grafserv: unknown) => Served; release: () => unknown }
  }
  'postgraphile/grafserv/node': { grafserv: unknown }
  'postgraphile/presets/amber': { PostGraphileAmberPreset: object }
  'postgraphile/adaptors/pg': { makePgService: (options: { pool: pg.Pool; schemas: string[] }) => object }
}

const requireFrom = createRequire(join(folderGiven(), 'package.json'))
const from = <Name extends keyof Modules>(name: Name): Modules[Name] => requireFrom(name) as Modules[Name]

const pool = new pg.Pool({ ...connectionGiven(), max: 20 })
const { makePgService } = from('postgraphile/adaptors/pg')
const api = from('postgraphile').postgraphile({
  extends: [from('postgraphile/presets/amber').PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ['public', 'peer'] })],
  grafserv: { graphiql: false, watch: false },
  // Lists besides connections: of a row's offers nobody asks for pages.
  schema: { defaultBehavior: '+list +connection' },
})
const server = createServer({ keepAliveTimeout: 72_000 })
await api.createServ(from('postgraphile/grafserv/node').grafserv).addTo(server)
server.listen(0, '127.0.0.1', () => sayReady(server))
process.on('disconnect', () => {
  server.close()
  void Promise.resolve(api.release()).then(() => pool.end())
})
