/** Reading and acting on services with a million of them in the table, against bare baselines. Security F1.1 to F1.3. */
import pg from 'pg'
import { acceptances, creations, offers } from './load/acts.ts'
import { freshOrders, gatekeeper, ordersOf, readers } from './load/actors.ts'
import { plansOf, writePlans } from './load/plans.ts'
import { bareActs, bareReads, detailsOf, listsOf, sendAll } from './load/reads.ts'
import { headline, isGood, row, summary, type Line } from './load/report.ts'
import { compareQuietly, measure, type Target } from './load/rounds.ts'
import { inTurn, type Supply } from './load/turns.ts'
import { withFilledHouse, type Filled } from './world/filled-house.ts'
import { startServer } from './servers/process.ts'
import { meterOf } from './servers/spent.ts'
import { orderCount } from './settings.ts'

const run = async ({ house, servers, more }: Filled, sql: pg.Client): Promise<boolean> => {
  const enter = gatekeeper(house)
  const clients = await readers(sql)
  const orders = await ordersOf(sql, clients)
  const details = await detailsOf(enter, orders)
  const lists = await listsOf(enter, clients)
  const baseline = await startServer('baseline-server.ts', servers)
  const product = await startServer('product-server.ts', servers)
  const ofBare = { url: baseline.url, spent: meterOf(baseline.pid, servers.connection) }
  const ofOurs = { url: product.url, spent: meterOf(product.pid, servers.connection) }
  const bare = (requests: Target['requests']): Target => ({ ...ofBare, requests })
  const ours = (requests: Target['requests']): Target => ({ ...ofOurs, requests })
  const oursOnce = (supply: Supply): Target => ({ ...ofOurs, requests: supply.requests, supply })
  const acts = bare(inTurn(bareActs(await freshOrders(sql))))

  console.log(headline())
  const lines: Line[] = []
  const line = async (name: string, least: number, [a, b]: [Target, Target]) => {
    const measured = { name, least, ...(await compareQuietly(a, b)) }
    lines.push(measured)
    console.log(row(measured))
  }
  const ids = orders.map(({ id }) => id)
  await line('read one order', 0.3, [bare(bareReads('one', ids)), ours(details)])
  await line('list of 50 orders', 0.25, [bare(bareReads('list', clients)), ours(lists)])
  await line('create an order', 0.25, [acts, ours(inTurn(await creations(enter, clients)))])
  await line('make an offer', 0.25, [acts, oursOnce(offers(enter, sql, more))])
  await line('accept an offer', 0.25, [acts, oursOnce(acceptances(enter, sql, more))])
  const http = await startServer('bare-server.ts', servers)
  const bareHttp = await measure({ url: http.url, requests: [{ path: '/' }] })
  await http.stop()
  const narrow = await measure(bare(bareReads('narrow', clients)))
  const search = await measure(ours(await listsOf(enter, clients, ['medellin', 'cali', 'rojas', 'cll'])))
  await product.stop()
  await baseline.stop()

  await writePlans(sql)
  const explained = await startServer('product-server.ts', servers)
  const plans = await plansOf(sql, () =>
    sendAll(explained.url, [...details.slice(0, 60), ...lists.slice(0, 60)]),
  )
  await explained.stop()
  const beside = { bareHttp, narrow, search, plans }
  console.log(summary(beside))
  return isGood(lines, beside)
}

console.log(`Filling a PostgreSQL of its own with ${orderCount} orders`)
const isPassed = await withFilledHouse({ orders: orderCount }, async (filled) => {
  const sql = new pg.Client(filled.servers.connection)
  await sql.connect()
  try {
    return await run(filled, sql)
  } finally {
    await sql.end()
  }
})
process.exit(isPassed ? 0 : 1)
