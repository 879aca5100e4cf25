/**
 * 10,000 saved lanes: how long after its publication a load has been told to all whose lane it is on (2 s at most), with lanes over the
 * whole country and with all of them on one, and what asking for a service takes meanwhile, with and without them, in turn (5 % more at
 * most). No plan of it may read all lanes.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import type pg from 'pg'
import { keysOfEnd, type LaneEnd } from '../packages/domain/src/lanes/saved-lanes.ts'
import { gatekeeper } from './load/actors.ts'
import { creations } from './load/acts.ts'
import { median } from './load/rounds.ts'
import { causedBy, writeNoStatements, writeStatements } from './load/statements.ts'
import { startServer, type Running } from './servers/process.ts'
import { judged, type Filled } from './world/filled-house.ts'

const orders = 20_000
const lanes = 10_000
const toldMostMs = 2_000
const slowerMost = 1.05
/** Of a country's whole market in a quarter of an hour. */
const perSecond = 20
const stretchSeconds = 10
const rounds = 5
const loads = 10

const bogota = '11001'
const medellin = '05001'
/** Capitals of departments, the ends of most lanes. */
const towns = (
  '11001 05001 76001 08001 68001 66001 73001 52001 54001 41001 ' +
  '50001 47001 13001 23001 20001 15001 17001 63001 19001 85001'
).split(' ')
const reaches = [0, 20, 60, 120, 250, 'department'] as const

type Lane = { origin: LaneEnd | null; destination: LaneEnd | null }

const townAt = (nth: number) => towns[nth % towns.length] ?? bogota
const reachAt = (nth: number) => reaches[nth % reaches.length] ?? 60

/** Each third from or to wherever; the rest between two towns. */
const overTheCountry = (nth: number): Lane => {
  const origin = { code: townAt(nth), reach: reachAt(Math.floor(nth / 7)) }
  const destination = {
    code: townAt(Math.floor(nth / towns.length) + nth),
    reach: reachAt(Math.floor(nth / 11)),
  }
  if (nth % 3 === 0) return { origin, destination: null }
  return nth % 3 === 1 ? { origin: null, destination } : { origin, destination }
}
const onOneLane = (): Lane => ({
  origin: { code: bogota, reach: 60 },
  destination: { code: medellin, reach: 60 },
})

type Bench = { filled: Filled; sql: pg.Client; server: Running; requests: Request[] }

const kmOf = (end: LaneEnd | null) => (end === null || end.reach === 'department' ? null : end.reach)

/** In place of those before; of carriers in turn, who want to be told at any hour. */
const saveLanes = async ({ filled, sql }: Pick<Bench, 'filled' | 'sql'>, laneOf: (nth: number) => Lane) => {
  const { house } = filled
  const { rows: carriers } = await sql.query<{ id: string }>(
    'select distinct owner_id as id from vehicles where is_active order by 1 limit $1',
    [lanes],
  )
  const { byCode } = house.openCtx().providers.places
  const made = Array.from({ length: lanes }, (_, nth) => {
    const { origin, destination } = laneOf(nth)
    const keysOf = (end: LaneEnd | null) => keysOfEnd(end, end ? byCode(end.code) : undefined)
    return {
      id: nth.toString(16).padStart(24, '0'),
      owner_id: carriers[nth % carriers.length]?.id,
      origin_code: origin?.code ?? null,
      origin_km: kmOf(origin),
      destination_code: destination?.code ?? null,
      destination_km: kmOf(destination),
      origin_keys: keysOf(origin),
      destination_keys: keysOf(destination),
    }
  })
  await sql.query('truncate saved_lanes, lane_alerts, lane_alert_days, lane_alert_times')
  await sql.query(
    `insert into saved_lanes (id, owner_id, name, origin_code, origin_km, destination_code, destination_km, vehicle_type_ids, state,
      origin_keys, destination_keys, search, created_at)
    select id, owner_id, 'Ruta', origin_code, origin_km, destination_code, destination_km, '{}', 'active', origin_keys, destination_keys, '', now()
    from json_to_recordset($1::json) as w (id text, owner_id text, origin_code text, origin_km integer, destination_code text,
      destination_km integer, origin_keys text[], destination_keys text[])`,
    [JSON.stringify(made)],
  )
  await sql.query(
    `insert into lane_alert_times (owner_id, most_a_day) select distinct owner_id, 50 from saved_lanes`,
  )
  await sql.query('vacuum analyze saved_lanes')
}

const publish = async ({ server }: Bench, request: Request): Promise<string> => {
  const answer = await fetch(server.url + (request.path ?? ''), {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: String(request.body),
  })
  const reply = (await answer.json()) as { _id?: string }
  if (reply._id === undefined) throw new Error(`no service: ${JSON.stringify(reply)}`)
  return reply._id
}

const isTold = async (sql: pg.Client, orderId: string): Promise<boolean> => {
  const { rows } = await sql.query<{ done: boolean }>(
    `select (r.transaction_id, r.history_id) >= (select h.transaction_id, h.id from order_history h
      where h.order_id = $1 order by h.id desc limit 1) as done from history_readers r where r.name = 'lanes'`,
    [orderId],
  )
  return rows[0]?.done === true
}

const toldMs = async (bench: Bench, request: Request): Promise<{ ms: number; told: number }> => {
  const id = await publish(bench, request)
  const from = performance.now()
  while (!(await isTold(bench.sql, id))) {
    if (performance.now() - from > 60_000) throw new Error('a load was never told')
    await sleep(20)
  }
  const ms = performance.now() - from
  const { rows } = await bench.sql.query<{ told: number }>(
    `select count(*)::int as told from notifications_by_month where order_id = $1 and kind = 'load.matched'`,
    [id],
  )
  return { ms, told: rows[0]?.told ?? 0 }
}

/** The slowest of some loads, one after the other. */
const slowest = async (bench: Bench, name: string): Promise<number> => {
  const seen: { ms: number; told: number }[] = []
  for (let nth = 0; nth < loads; nth++) {
    const request = bench.requests[nth % bench.requests.length]
    if (request) seen.push(await toldMs(bench, request))
  }
  const times = seen.map(({ ms }) => ms)
  const told = seen.map((one) => one.told)
  console.log(
    `${name.padEnd(24)} told to ${Math.min(...told)} to ${Math.max(...told)} carriers after ${median(times).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms at most`,
  )
  if (Math.max(...told) === 0) throw new Error('nobody was told of anything')
  return Math.max(...times)
}

const waitMs = async ({ server, requests }: Bench): Promise<number> => {
  const { latency, non2xx } = await autocannon({
    url: server.url,
    requests,
    connections: 8,
    overallRate: perSecond,
    duration: stretchSeconds,
  })
  if (non2xx > 0) throw new Error(`${non2xx} services were refused`)
  return latency.average
}

const switchAll = (sql: pg.Client, state: 'active' | 'paused') =>
  sql.query('update saved_lanes set state = $1', [state]).then(() => sql.query('vacuum analyze saved_lanes'))

/** What asking for a service takes with all lanes over what it takes with none, in turn. */
const slowing = async (bench: Bench): Promise<number> => {
  const [without, withAll]: [number[], number[]] = [[], []]
  await waitMs(bench)
  for (let round = 0; round < rounds; round++) {
    await switchAll(bench.sql, 'paused')
    without.push(await waitMs(bench))
    await switchAll(bench.sql, 'active')
    withAll.push(await waitMs(bench))
  }
  const ratio = median(withAll.map((ms, round) => ms / (without[round] ?? Number.NaN)))
  console.log(
    `order/create at ${perSecond} a second: ${median(without).toFixed(1)} ms without lanes, ${median(withAll).toFixed(1)} ms with ${lanes}; ${ratio.toFixed(3)} times`,
  )
  return ratio
}

const scansOf = async (bench: Bench): Promise<string[]> => {
  const [request] = bench.requests
  if (!request) return []
  await writeStatements(bench.sql)
  const watched = await startServer('product-server.ts', bench.filled.servers)
  const { plans } = await causedBy(bench.sql, async () => {
    await toldMs({ ...bench, server: watched }, request)
  })
  await watched.stop()
  await writeNoStatements(bench.sql)
  return plans.filter((plan) => plan.includes('Seq Scan on saved_lanes'))
}

const run = async (filled: Filled, sql: pg.Client): Promise<string[]> => {
  await saveLanes({ filled, sql }, overTheCountry)
  const { rows: clients } = await sql.query<{ id: string }>(
    `select id from users where role = 'client' and is_active limit 40`,
  )
  const requests = await creations(
    gatekeeper(filled.house),
    clients.map(({ id }) => id),
  )
  const server = await startServer('product-server.ts', filled.servers)
  const bench: Bench = { filled, sql, server, requests }
  const missed: string[] = []
  const judge = (what: string, value: number, most: number) => {
    if (!(value <= most)) missed.push(`${what}: ${value.toFixed(3)}, ${most} at most`)
  }
  judge('told after', await slowest(bench, 'over the country'), toldMostMs)
  judge('order/create with lanes', await slowing(bench), slowerMost)
  await saveLanes(bench, onOneLane)
  judge('told after, all on one lane', await slowest(bench, 'all on one lane'), toldMostMs)
  await saveLanes(bench, overTheCountry)
  await server.stop()
  return [...missed, ...(await scansOf(bench)).map((scan) => `reads all lanes: ${scan}`)]
}

await judged({ orders }, run)
