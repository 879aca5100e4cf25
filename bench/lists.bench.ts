/** Every list of the back office over 100,000 accounts, 200,000 vehicles and a million services: quick, and never by reading all. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readers } from './load/actors.ts'
import { backOffice, busiestEnterprise, type List } from './load/back-office.ts'
import { areListsGood, listHeadline, listRow, type ListLine } from './load/list-report.ts'
import { staffOf } from './desk/staff.ts'
import { sendEach, timesOf, type Times } from './load/sequence.ts'
import {
  causedBy,
  pageStatement,
  scansIn,
  writeNoStatements,
  writeStatements,
  type Statement,
} from './load/statements.ts'
import { startServer } from './servers/process.ts'
import { orderCount } from './settings.ts'
import { withAsked, type Filled } from './world/filled-house.ts'

const warmUp = 25
const count = 200
const statementsFile = 'statements.json'

type Timed = { first: Times; search?: Times }

const timeAll = async ({ servers }: Filled, lists: readonly List[]): Promise<Timed[]> => {
  const product = await startServer('product-server.ts', servers)
  const timed: Timed[] = []
  for (const { first, searches } of lists) {
    const measured: Timed = { first: await timesOf(product.url, [first], { warmUp, count }) }
    if (searches.length > 0) measured.search = await timesOf(product.url, searches, { warmUp, count })
    timed.push(measured)
  }
  await product.stop()
  return timed
}

type Looked = { scans: string[]; page: Statement | undefined }

/** The plans and the page's statement of each list, by a server whose connections write them down. */
const lookAt = async ({ servers }: Filled, sql: pg.Client, lists: readonly List[]): Promise<Looked[]> => {
  await writeStatements(sql)
  const product = await startServer('product-server.ts', servers)
  const looked: Looked[] = []
  for (const { first, searches, isPage } of lists) {
    const ofFirst = await causedBy(sql, () => sendEach(product.url, [first]))
    const ofSearch = await causedBy(sql, () => sendEach(product.url, searches))
    looked.push({
      scans: [...scansIn(ofFirst), ...scansIn(ofSearch)],
      page: isPage ? pageStatement(ofFirst) : undefined,
    })
  }
  await product.stop()
  await writeNoStatements(sql)
  return looked
}

const timeBare = async ({ servers }: Filled, looked: readonly Looked[]): Promise<(Times | undefined)[]> => {
  const pages = looked.map(({ page }) => page ?? null)
  await writeFile(join(servers.folder, statementsFile), JSON.stringify(pages))
  const bare = await startServer('statement-server.ts', servers)
  const timed: (Times | undefined)[] = []
  for (const [index, page] of pages.entries())
    timed.push(
      page ? await timesOf(bare.url, [{ method: 'GET', path: `/${index}` }], { warmUp, count }) : undefined,
    )
  await bare.stop()
  return timed
}

/** What every first page is held against: a list of 50 whole orders by the bare server of `orders`. */
const timeBareList = async ({ servers }: Filled, sql: pg.Client): Promise<Times> => {
  const bare = await startServer('baseline-server.ts', servers)
  const calls = (await readers(sql)).map((id) => ({ method: 'GET', path: `/wide/${id}` }))
  const timed = await timesOf(bare.url, calls, { warmUp, count })
  await bare.stop()
  return timed
}

const run = async (filled: Filled, sql: pg.Client): Promise<boolean> => {
  const lists = backOffice(await staffOf(filled), await busiestEnterprise(sql))
  const timed = await timeAll(filled, lists)
  const looked = await lookAt(filled, sql, lists)
  const bare = await timeBare(filled, looked)
  const bareList = await timeBareList(filled, sql)
  console.log(listHeadline(bareList))
  const lines = lists.map(({ name }, index): ListLine => {
    const { first, search } = timed[index] ?? { first: { p50: 0, p95: Infinity, perSecond: 0 } }
    const beside = bare[index]
    return {
      name,
      first,
      ...(search ? { search } : {}),
      ...(beside ? { bare: beside } : {}),
      scans: looked[index]?.scans ?? [],
    }
  })
  for (const line of lines) console.log(listRow(line, bareList))
  return areListsGood(lines, bareList)
}

console.log(`Filling a PostgreSQL of its own with 100000 accounts, 200000 vehicles and ${orderCount} orders`)
const isPassed = await withAsked({ orders: orderCount, hasOffice: true }, run)
process.exit(isPassed ? 0 : 1)
