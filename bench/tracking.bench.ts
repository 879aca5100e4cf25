/** Positions of trucks: kept, relayed and watched, against bare baselines. */
import type pg from 'pg'
import { gatekeeper, type Gatekeeper } from './load/actors.ts'
import { delaysOf } from './load/delays.ts'
import { bareCalls, ourCalls } from './load/positions.ts'
import { relayRate } from './load/relay.ts'
import { row } from './load/report.ts'
import { compare, median } from './load/rounds.ts'
import { openWatchers, type Watchers } from './load/watchers.ts'
import { startServer, type Running } from './servers/process.ts'
import { seconds } from './settings.ts'
import { withAsked, type Filled } from './world/filled-house.ts'
import { onTheRoad, type OnTheRoad } from './world/road.ts'

const worldOrders = 40_000
const trucks = 4_000
const phones = 2_000
const screens = 5_000
const positionsPerSecond = 1_000
const bars = { one: 0.4, hundred: 0.25, relay: 0.4, p99Ms: 500 }
/** As many ids as fit into one notification. */
const idsInNotice = 250

type Scene = { filled: Filled; sql: pg.Client; enter: Gatekeeper; road: readonly OnTheRoad[] }

const intake = async ({ filled, enter, road }: Scene): Promise<boolean[]> => {
  const some = road.slice(0, phones)
  const baseline = await startServer('bare-positions-server.ts', filled.servers)
  const product = await startServer('product-server.ts', filled.servers)
  const isReached: boolean[] = []
  for (const { name, points, least } of [
    { name: 'one point a call', points: 1, least: bars.one },
    { name: '100 points a call', points: 100, least: bars.hundred },
  ]) {
    const measured = await compare(
      { url: baseline.url, requests: bareCalls(some, points) },
      { url: product.url, requests: await ourCalls({ enter, road: some, points }) },
    )
    console.log(row({ name, least, ...measured }))
    isReached.push(measured.ratio >= least && measured.product.failed === 0)
  }
  await product.stop()
  await baseline.stop()
  return isReached
}

/** Carrier of one truck each, and clients for the rest. */
const watchersOf = ({ enter, road }: Scene, { url }: Running, wanted: number): Promise<Watchers> => {
  const ticket = (userId: string) => async () => {
    const { headers } = await enter(userId)
    const answer = await fetch(`${url}/v1/auth/ticket`, { method: 'POST', headers })
    return ((await answer.json()) as { ticket: string }).ticket
  }
  const people = [...road.map(({ driverId }) => driverId), ...road.map(({ clientId }) => clientId)]
  return openWatchers(
    url,
    people.slice(0, wanted).map((id) => ({ ticket: ticket(id) })),
  )
}

const noticesOf = (road: readonly OnTheRoad[]): string[] =>
  Array.from({ length: Math.ceil(road.length / idsInNotice) }, (_, index) =>
    JSON.stringify({
      name: 'location.moved',
      detail: road
        .slice(index * idsInNotice, (index + 1) * idsInNotice)
        .map(({ orderId }) => orderId)
        .join(),
    }),
  )

const relay = async (scene: Scene): Promise<boolean> => {
  const { filled, sql, road } = scene
  const bare = await startServer('bare-socket-server.ts', filled.servers)
  const product = await startServer('product-server.ts', filled.servers)
  const bareWatchers = await openWatchers(
    bare.url,
    road.map(({ orderId }) => ({ ticket: async () => orderId })),
  )
  const ours = await watchersOf(scene, product, road.length)
  const notices = noticesOf(road)
  const bareRates: number[] = []
  const ourRates: number[] = []
  for (let round = 0; round < 3; round++) {
    bareRates.push(
      await relayRate(bareWatchers, () => fetch(`${bare.url}/pass`, { method: 'POST' }), seconds / 2),
    )
    ourRates.push(
      await relayRate(
        ours,
        () => sql.query(`select pg_notify('arriero', n) from unnest($1::text[]) n`, [notices]),
        seconds / 2,
      ),
    )
  }
  bareWatchers.close()
  ours.close()
  await product.stop()
  await bare.stop()
  const [bareRate, ourRate] = [median(bareRates), median(ourRates)]
  const ratio = ourRate / bareRate
  console.log(
    `relay              bare socket.io ${bareRate.toFixed(0)} messages a second, product ${ourRate.toFixed(0)}: ${(ratio * 100).toFixed(0)} %, ≥ ${bars.relay * 100} % wanted`,
  )
  return ratio >= bars.relay
}

const crowd = async (scene: Scene): Promise<boolean> => {
  const { filled, enter, road } = scene
  const product = await startServer('product-server.ts', filled.servers)
  const watchers = await watchersOf(scene, product, screens)
  const target = { url: product.url, requests: await ourCalls({ enter, road, points: 1, way: 'forward' }) }
  const pace = { perSecond: positionsPerSecond, seconds: Math.max(10, seconds) }
  await delaysOf(watchers, target, { ...pace, seconds: 4 })
  const { heard, perSecond, p50, p99, most, failed } = await delaysOf(watchers, target, pace)
  watchers.close()
  await product.stop()
  console.log(
    `${watchers.count} screens, ${perSecond.toFixed(0)} positions a second: ${heard} places shown, p50 ${p50} ms, p99 ${p99} ms, most ${most} ms, ${failed} failed; p99 ≤ ${bars.p99Ms} ms wanted`,
  )
  return p99 <= bars.p99Ms && failed === 0 && heard > 0
}

console.log(`Filling a PostgreSQL of its own, ${trucks} trucks on the road`)
const isPassed = await withAsked({ orders: worldOrders }, async (filled, sql) => {
  const scene = { filled, sql, enter: gatekeeper(filled.house), road: await onTheRoad(sql, trucks) }
  const reached = [...(await intake(scene)), await relay(scene), await crowd(scene)]
  console.log(reached.every(Boolean) ? 'PASS  every bar is reached' : 'FAIL  a bar is missed')
  return reached.every(Boolean)
})
process.exit(isPassed ? 0 : 1)
