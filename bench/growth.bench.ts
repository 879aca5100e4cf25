/** What a service costs for ever: rows, bytes and log of everything it leaves; and how many positions one PostgreSQL takes in a second. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { compose, type House } from '../apps/api/src/compose.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { sandboxSigner } from '../apps/api/src/demo-house.ts'
import { startThrowaway } from '../apps/api/src/database/throwaway.ts'
import { sealTrail } from '../apps/api/src/features/audit/audit.sweeps.ts'
import { tellHistory } from '../apps/api/src/features/notifications/news/tell-history.ts'
import { storePoints, type KeptPoint } from '../apps/api/src/features/tracking/positions.store.ts'
import { settle } from '../apps/api/src/world/demo-people.ts'
import { playMonths } from '../apps/api/src/world/months/demo-months.ts'
import { situations } from '../apps/api/src/world/situations.ts'
import { freePort } from './servers/free-port.ts'
import { playedServices as services, seconds } from './settings.ts'
import { copy } from './world/copies.ts'
import { lasting } from './world/filled-house.ts'

const trucks = 16_700
const writers = 8

/** `bytes`: with indexes, of which they are told beside. */
type Size = { rows: number; bytes: number; indexBytes: number }
type Sizes = { tables: Map<string, Size>; logBytes: number }

/** Of each table with its indexes and parts, whatever schema they lie in; rows are counted. */
const sizesOf = async (sql: pg.Client): Promise<Sizes> => {
  const { rows } = await sql.query<{ name: string; bytes: string; index_bytes: string }>(
    `select c.oid::regclass::text as name, s.bytes, s.index_bytes from pg_class c cross join lateral (
       select sum(pg_total_relation_size(t.oid)) as bytes, sum(pg_indexes_size(t.oid)) as index_bytes
       from (select c.oid union select relid from pg_partition_tree(c.oid)) t (oid)) s
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )
  const tables = new Map<string, Size>()
  for (const { name, bytes, index_bytes } of rows) {
    const counted = await sql.query<{ rows: string }>(`select count(*) as rows from ${name}`)
    tables.set(name, {
      rows: Number(counted.rows[0]?.rows),
      bytes: Number(bytes),
      indexBytes: Number(index_bytes),
    })
  }
  const log = await sql.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`)
  return { tables, logBytes: Number(log.rows[0]?.at) }
}

const perService = (before: Sizes, after: Sizes): void => {
  const of = (size: number) => (size / services).toFixed(size / services < 100 ? 1 : 0).padStart(8)
  const grown = [...after.tables].map(([name, { rows, bytes, indexBytes }]) => ({
    name,
    rows: rows - (before.tables.get(name)?.rows ?? 0),
    bytes: bytes - (before.tables.get(name)?.bytes ?? 0),
    indexBytes: indexBytes - (before.tables.get(name)?.indexBytes ?? 0),
  }))
  console.log('a service leaves             rows    bytes  of which indexes')
  const line = (name: string, { rows, bytes, indexBytes }: Size) =>
    console.log(`  ${name.padEnd(24)} ${of(rows)} ${of(bytes)} ${of(indexBytes)}`)
  for (const one of grown.toSorted((a, b) => b.bytes - a.bytes)) if (one.rows > 0) line(one.name, one)
  const sum = (key: keyof Size) => grown.reduce((all, one) => all + one[key], 0)
  line('all', { rows: sum('rows'), bytes: sum('bytes'), indexBytes: sum('indexBytes') })
  console.log(`  ${'write-ahead log'.padEnd(24)} ${''.padStart(8)} ${of(after.logBytes - before.logBytes)}`)
}

/** Services as trade is, told to everybody, their trail sealed. */
const playServices = async (house: House, facts: Parameters<typeof sandboxSigner>[0], sql: pg.Client) => {
  const signNotice = await sandboxSigner(facts)
  const world = situations(house, { signNotice, clock: { now: new Date() } })
  const cast = await settle(house, world, 'x')
  await sql.query('vacuum analyze')
  const before = await sizesOf(sql)
  const beganMs = performance.now()
  await playMonths(house, signNotice, { cast, count: services })
  const longAgo = new Date(house.openCtx().now.getTime() - 400 * 86_400_000)
  await tellHistory({ ...house.openCtx(), now: longAgo })
  await sealTrail(house.openCtx())
  const tookMs = performance.now() - beganMs
  await sql.query('vacuum analyze')
  perService(before, await sizesOf(sql))
  const { rows } = await sql.query<{ bytes: number }>(
    'select avg(pg_column_size(route_line))::int as bytes from orders',
  )
  console.log(`  of its row the line of its road takes ${rows[0]?.bytes} bytes`)
  console.log(
    `  made by one process, three at a time: ${((services * 1000) / tookMs).toFixed(1)} services a second`,
  )
}

const truckId = (truck: number) => truck.toString(16).padStart(24, '0')

/** A service under each truck: a copy of one that was played, without its road. Answers who drove it. */
const putTrucks = async (sql: pg.Client): Promise<string> => {
  const { rows } = await sql.query<{ id: string; driver_id: string }>(
    'select id, driver_id from orders where status = 3 limit 1',
  )
  const [played] = rows
  if (!played) throw new Error('no service was played to its end')
  await sql.query('set session_replication_role = replica')
  await sql.query(
    `insert into orders ${copy('orders', { id: `lpad(to_hex(i), 24, '0')`, route_line: `'[]'::jsonb` }, { from: `generate_series(0, ${trucks - 1}) i`, where: `t.id = '${played.id}'` })}`,
  )
  await sql.query('set session_replication_role = origin')
  await sql.query('vacuum analyze orders')
  return played.driver_id
}

type Batch = { from: number; count: number; driverId: string }

const pointsOf = (house: House, { from, count, driverId }: Batch): KeptPoint[] => {
  const at = house.openCtx().now
  return Array.from({ length: count }, (_, index) => {
    const truck = (from + index) % trucks
    return {
      orderId: truckId(truck),
      driverId,
      at: new Date(at.getTime() + (index % 1_000)),
      receivedAt: at,
      latitude: 4 + truck / trucks,
      longitude: -74 - truck / trucks,
      speedKmh: 60,
      heading: 90,
      accuracyM: 8,
      isFlagged: false,
    }
  })
}

type Writing = { house: House; sql: pg.Client; driverId: string; hasMarkers?: boolean }

/** Points of ten milliseconds, as many writers at once as there are, each with the marker of its truck. */
const writePoints = async (
  { house, sql, driverId, hasMarkers = true }: Writing,
  batch: number,
): Promise<void> => {
  await sql.query('truncate positions, last_positions')
  const log = async () =>
    Number(
      (await sql.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`)).rows[0]
        ?.at,
    )
  const logBefore = await log()
  const beganMs = performance.now()
  let written = 0
  const write = async (writer: number) => {
    for (let turn = 0; performance.now() - beganMs < seconds * 1_000; turn += 1) {
      const points = pointsOf(house, {
        from: Math.floor((writer * trucks) / writers) + turn * batch,
        count: batch,
        driverId,
      })
      const newest = new Map(points.map((point) => [point.orderId, point]))
      const markers = [...newest.values()].map((point) => ({
        ...point,
        stand: { latitude: point.latitude, longitude: point.longitude, since: point.at },
        arrival: null,
      }))
      await storePoints(house.database.db, points, hasMarkers ? markers : [])
      written += points.length
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  const tookMs = performance.now() - beganMs
  const logged = (await log()) - logBefore
  const { rows } = await sql.query<{ bytes: string; rows: string }>(
    `select (select sum(pg_total_relation_size(relid)) from pg_partition_tree('positions')) as bytes, (select count(*) from positions) as rows`,
  )
  const kept = Number(rows[0]?.rows)
  console.log(
    `  ${String(batch).padStart(5)} points a statement: ${((kept * 1_000) / tookMs).toFixed(0)} kept a second (${((written * 1_000) / tookMs).toFixed(0)} sent), ${(Number(rows[0]?.bytes) / kept).toFixed(0)} bytes each, ${(logged / kept).toFixed(0)} bytes of log`,
  )
}

const server = await startThrowaway(lasting)
const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
const port = await freePort()
const config = readConfig({ LOG_LEVEL: 'silent', PORT: String(port), LIMIT_FACTOR: '1000' })
const publicUrl = `http://localhost:${port}`
const { connection } = server
const house = await compose({
  config,
  connection,
  directConnection: connection,
  dataFolder: folder,
  publicUrl,
  isDemo: true,
  hasWorkers: false,
})
const sql = new pg.Client(connection)
await sql.connect()
try {
  await house.listen(port, 'localhost')
  await playServices(house, { config, dataFolder: folder, publicUrl }, sql)
  console.log('positions, with the marker of each truck')
  const driverId = await putTrucks(sql)
  for (const batch of [1, 20, 170, 1_000]) await writePoints({ house, sql, driverId }, batch)
  console.log('positions alone')
  for (const batch of [170, 1_000]) await writePoints({ house, sql, driverId, hasMarkers: false }, batch)
} finally {
  await sql.end()
  await house.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
