/** Every address of the API beside a load of reads, lists and new services: the slowest calls of each against its own usual one. */
import type pg from 'pg'
import { openWorld } from '../apps/api/src/access/world.fixture.ts'
import { tidy } from '../apps/api/src/testing/tidy.ts'
import { backgroundOf, beside, writeLoad, type Heard } from './addresses/background.ts'
import { openFound, type Kept } from './addresses/found.ts'
import {
  isMeasured,
  measureAddresses,
  nameOf,
  ratioOf,
  rowsOf,
  type Failed,
  type Measured,
} from './addresses/measure.ts'
import { tableOf, writePart } from './load/part.ts'
import { median } from './load/rounds.ts'
import { freePort } from './servers/free-port.ts'
import { startServer } from './servers/process.ts'
import { addressesFound, addressWords, callsOfAddress, orderCount, writesPage } from './settings.ts'
import { withAsked, type Filled } from './world/filled-house.ts'

/** A call of a hundred may take so many times the address's own median. */
const ratioMost = 5
/** Of the others, as they are printed. */
const worstShown = 20

/** The same on both sides: what is signed and sent by one is read by the other. The sandboxes are reached by the server's own address. */
const settingsOn = async () => ({
  MAIL_SANDBOX: 'on',
  WHATSAPP_SANDBOX: 'on',
  PORT: String(await freePort()),
})

const line = (one: Measured): string =>
  `${one.p50.toFixed(1).padStart(8)}${one.p99.toFixed(1).padStart(9)}${ratioOf(one).toFixed(1).padStart(7)}  ${one.name}`

type Judged = { measured: readonly Kept[]; failed: readonly Failed[]; late: readonly Kept[] }

/** Of the page of figures. */
const addressesPart = ({ measured, failed, late }: Judged): string[] => [
  `Beside reads, lists and new services of others on ${orderCount.toLocaleString('en')} services: ${measured.length} addresses with their acts, ${callsOfAddress} calls of each (commit ${[...new Set(measured.map(({ commit }) => commit))].join(', ')}); ${late.length} have a p99 over ${ratioMost} times their own median. The worst, in milliseconds:`,
  '',
  ...tableOf(
    ['address', 'p50', 'p99', 'ratio'],
    measured
      .slice(0, Math.max(worstShown, late.length))
      .map((one) => [one.name, one.p50.toFixed(1), one.p99.toFixed(1), ratioOf(one).toFixed(1)]),
  ),
  ...failed.map(({ name, why }) => `\nNot measured: ${name} (${why}).`),
]

/** Calls of the load that failed; where there was none at all that is one as well. */
const lostIn = (heard: readonly Heard[]): number =>
  heard.length === 0 ? 1 : heard.reduce((sum, { failed }) => sum + failed, 0)

const judge = async (found: readonly (Kept | Failed)[], speeds: readonly number[]): Promise<boolean> => {
  const measured = found
    .filter((one): one is Kept => isMeasured(one))
    .toSorted((a, b) => ratioOf(b) - ratioOf(a))
  const failed = found.filter((one): one is Failed => !isMeasured(one))
  const late = measured.filter((one) => !(ratioOf(one) <= ratioMost))
  const lost = measured.reduce((sum, one) => sum + one.lost, 0)
  console.log(
    `\nbeside ${median(speeds).toFixed(0)} calls a second of others, ${lost} of them failed; milliseconds, the worst first`,
  )
  console.log(`     p50      p99  ratio`)
  for (const one of measured.slice(0, Math.max(worstShown, late.length))) console.log(line(one))
  console.log(
    `${measured.length} addresses with their acts measured, ${late.length} over ${ratioMost} times their median`,
  )
  for (const { name, why } of failed) console.log(`FAIL  ${name}: ${why}`)
  for (const one of late) console.log(`FAIL  ${one.name}: p99 ${ratioOf(one).toFixed(1)} times its median`)
  if (writesPage) await writePart('addresses', addressesPart({ measured, failed, late }))
  if (lost > 0) console.log('FAIL  the load beside it was not what it should be')
  return measured.length > 0 && failed.length === 0 && late.length === 0 && lost === 0
}

const run = async ({ house, servers }: Filled, sql: pg.Client): Promise<boolean> => {
  const settings = await settingsOn()
  const place = { ...servers, settings }
  const requests = await backgroundOf(house, sql)
  const on = { connection: servers.connection, dataFolder: servers.folder }
  const { PORT: _, ...alike } = settings
  const world = await openWorld({ on, start: new Date().toISOString(), settings: alike })
  try {
    const product = await startServer('product-server.ts', place)
    await writeLoad(place, { url: product.url, requests })
    const heard: Heard[] = []
    const speeds: number[] = []
    const besideOthers = async <T>(work: () => Promise<T>): Promise<T> => {
      const loaded = await beside(place, work)
      heard.push(loaded.heard)
      speeds.push(loaded.heard.perSecond)
      return loaded.value
    }
    const measuring = { world, base: product.url, ratioMost, beside: besideOthers }
    const { before, keep } = await openFound(addressesFound)
    const rows = rowsOf(addressWords)
    const names = new Set(rows.map((one) => nameOf(one)))
    const found: (Kept | Failed)[] = before.filter(({ name }) => names.has(name))
    const known = new Set(found.map(({ name }) => name))
    const left = rows.filter((one) => !known.has(nameOf(one)))
    for await (const one of measureAddresses(measuring, left)) {
      const lost = lostIn(heard.splice(0))
      found.push(isMeasured(one) ? await keep(one, lost) : one)
      console.log(
        `${String(found.length).padStart(4)} of ${rows.length}${isMeasured(one) ? line(one) : `  ${one.name}: ${one.why}`}`,
      )
    }
    await product.stop()
    return judge(found, speeds)
  } finally {
    await tidy()
  }
}

console.log(`Filling a PostgreSQL of its own with ${orderCount} orders`)
const isPassed = await withAsked({ orders: orderCount }, run)
process.exit(isPassed ? 0 : 1)
