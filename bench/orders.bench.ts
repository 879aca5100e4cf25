/** Reading and acting on services, at every size of the table, against bare baselines and other products. Security F1.1 to F1.3. */
import type pg from 'pg'
import { acceptances, creations, offers } from './load/acts.ts'
import { freshOrders, gatekeeper, ordersOf, readers, type Gatekeeper } from './load/actors.ts'
import { plansOf, writePlans, type Plans } from './load/plans.ts'
import { bareActs, bareReads, detailsOf, listsOf, sendAll } from './load/reads.ts'
import { writePart } from './load/part.ts'
import { partOf } from './load/report-page.ts'
import { besideLines, headline, isGood, row, type Line, type Sized } from './load/report.ts'
import { compareQuietly, measure, type Target } from './load/rounds.ts'
import { bytesOfOrders } from './load/sizes.ts'
import { quietestOf } from './load/sequence.ts'
import { inTurn, type Supply } from './load/turns.ts'
import { measureMedusa, withPostgraphile, type Peers } from './peers/in-turn.ts'
import { withAsked, type Filled } from './world/filled-house.ts'
import { startServer, type Running } from './servers/process.ts'
import { meterOf } from './servers/spent.ts'
import { orderCount, orderCounts, writesPage } from './settings.ts'

/** Of the bare server's calls a second. */
const bars = { one: 0.65, list: 0.6, act: 0.6 }
/** Of the bare server's p99, at as many connections. */
const latest = { one: 3, list: 4, act: 4 }
type Kind = keyof typeof bars

type Servers = { product: Running; baseline: Running }
type Run = Filled & Servers & { sql: pg.Client; enter: Gatekeeper; peers: Peers }

const targets = ({ servers, product, baseline }: Run) => {
  const ofBare = { url: baseline.url, spent: meterOf(baseline.pid, servers.connection) }
  const ofOurs = { url: product.url, spent: meterOf(product.pid, servers.connection) }
  return {
    bare: (requests: Target['requests']): Target => ({ ...ofBare, requests }),
    ours: (requests: Target['requests']): Target => ({ ...ofOurs, requests }),
    oursOnce: (supply: Supply): Target => ({ ...ofOurs, requests: supply.requests, supply }),
  }
}

/** How long one waits who asks alone, client after client. */
const waitsFor = async (
  { product, baseline }: Run,
  lists: Target['requests'],
  clients: readonly string[],
) => ({
  ours: (await quietestOf(product.url, lists)).p95,
  bare: (await quietestOf(baseline.url, bareReads('list', clients))).p95,
})

/** Reads first: acts add to the table. */
const measureAt = async (run: Run, orders: number): Promise<Sized> => {
  const { sql, enter, more, servers, peers } = run
  const { bare, ours, oursOnce } = targets(run)
  const clients = await readers(sql)
  const owned = await ordersOf(sql, clients)
  const lists = await listsOf(enter, clients)
  console.log(headline(orders))
  const lines: Line[] = []
  const line = async (name: string, kind: Kind, [a, b]: [Target, Target]) => {
    const measured: Line = { name, least: bars[kind], latest: latest[kind], ...(await compareQuietly(a, b)) }
    lines.push(measured)
    console.log(row(measured))
  }
  const ids = owned.map(({ id }) => id)
  await line('read one order', 'one', [bare(bareReads('one', ids)), ours(await detailsOf(enter, owned))])
  await line('list of 50 orders', 'list', [bare(bareReads('list', clients)), ours(lists)])
  const bytes = await bytesOfOrders(sql)
  const p95 = await waitsFor(run, lists, clients)
  if (peers.postgraphile) lines.push(await peers.postgraphile(ours(lists), clients))
  const narrow = await measure(bare(bareReads('narrow', clients)))
  const search = await measure(ours(await listsOf(enter, clients, ['medellin', 'cali', 'rojas', 'cll'])))
  const acts = bare(inTurn(bareActs(await freshOrders(sql))))
  await line('create an order', 'act', [acts, ours(inTurn(await creations(enter, clients)))])
  await line('make an offer', 'act', [acts, oursOnce(offers(enter, sql, more))])
  await line('accept an offer', 'act', [acts, oursOnce(acceptances(enter, sql, more))])
  const http = await startServer('bare-server.ts', servers)
  const bareHttp = await measure({ url: http.url, requests: [{ path: '/' }] })
  await http.stop()
  const sized = { orders, lines, bareHttp, narrow, search, p95, bytes }
  console.log(besideLines(sized))
  return sized
}

/** By a server whose connections write their plans. */
const plansAtLast = async ({ sql, enter, servers }: Run): Promise<Plans> => {
  const clients = await readers(sql)
  const details = await detailsOf(enter, await ordersOf(sql, clients))
  const lists = await listsOf(enter, clients)
  await writePlans(sql)
  const explained = await startServer('product-server.ts', servers)
  const plans = await plansOf(sql, () =>
    sendAll(explained.url, [...details.slice(0, 60), ...lists.slice(0, 60)]),
  )
  await explained.stop()
  return plans
}

const noPlans: Plans = { statements: 0, scanned: [] }

const measureAll = async (run: Run): Promise<boolean> => {
  const sizes: Sized[] = []
  for (const orders of orderCounts) {
    await run.grow(orders)
    sizes.push(await measureAt(run, orders))
    // The largest takes hours on a small machine: what was found before it stands, whatever becomes of it.
    if (writesPage) await writePart('orders', partOf({ sizes, absent: run.peers.absent, plans: noPlans }))
  }
  const lists = await listsOf(run.enter, await readers(run.sql))
  const medusa = await measureMedusa(run.servers, orderCount, targets(run).ours(lists))
  if (medusa.line) sizes.at(-1)?.lines.push(medusa.line)
  const absent = [...run.peers.absent, ...medusa.absent]
  const judged = { sizes, absent, plans: await plansAtLast(run) }
  if (writesPage) await writePart('orders', partOf(judged))
  return isGood(judged)
}

const withServers = async ({ servers }: Filled, work: (running: Servers) => Promise<boolean>) => {
  const baseline = await startServer('baseline-server.ts', servers)
  const product = await startServer('product-server.ts', servers)
  try {
    return await work({ baseline, product })
  } finally {
    await product.stop()
    await baseline.stop()
  }
}

const isGoodWith = async (filled: Filled, sql: pg.Client): Promise<boolean> => {
  const enter = gatekeeper(filled.house)
  const [client = ''] = await readers(sql)
  const [list = {}] = await listsOf(enter, [client])
  return withServers(filled, (running) => {
    const place = { ...filled.servers, ours: { url: running.product.url, list, client } }
    return withPostgraphile(sql, place, (peers) => measureAll({ ...filled, ...running, sql, enter, peers }))
  })
}

const [smallest = orderCount] = orderCounts
console.log(`Filling a PostgreSQL of its own with ${smallest} orders`)
const isPassed = await withAsked({ orders: smallest, atLast: orderCount }, isGoodWith)
process.exit(isPassed ? 0 : 1)
