/**
 * Screen, file and journal say the same of random histories, to the peso, for every filter by state and month. Two thousand of them:
 * `npm run bench -- counted`. Decisions §16.
 */
import { api } from '@arriero/contract'
import { moneyStates } from '@arriero/domain/money/earned'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedSheet } from '#features/exports/xlsx/opened-sheet.fixture.ts'
import {
  differencesOf,
  fileOf,
  fileSums,
  isAsked,
  journalSums,
  rowsOf,
  rowSums,
  screenSums,
} from './counted-money.fixture.ts'
import { historiesOf, place, type Asked } from './money-histories.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const count = Number(process.env['COUNTED_HISTORIES'] ?? 200)
const seed = Number(process.env['COUNTED_SEED'] ?? Math.floor(Math.random() * 1_000_000_000))
const atOnce = 50
const fixedSeed = 20_260_701

const { house, called, fleet, services } = await openStage()
const { db } = house.database
const reader = await called('accountancy')
const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'] as const
const filters: Asked[] = [undefined, ...months].flatMap((month) => [
  { ...(month && { month }) },
  ...moneyStates.map((moneyState) => ({ moneyState, ...(month && { month }) })),
  ...[1, 2, 3, 4].map((status) => ({ status, ...(month && { month }) })),
])

/** Of every filter: the screen's sums, its rows, the file's formulas and the journal. */
const faultsOf = async (sheet: OpenedSheet): Promise<string[]> => {
  const rows = await rowsOf(reader, {})
  const faults: string[] = []
  for (const asked of filters) {
    const shown = rows.filter((row) => isAsked(asked, row))
    const booked = await journalSums(
      db,
      shown.map(({ _id }) => _id),
    )
    const said = [
      ...differencesOf('the screen', await screenSums(reader, asked), booked),
      ...differencesOf('the rows', rowSums(shown), booked),
      ...differencesOf('the file', fileSums(sheet, asked), booked),
    ]
    faults.push(...said.map((fault) => `${JSON.stringify(asked)} ${fault}`))
  }
  return faults
}

beforeAll(
  async () => {
    process.stdout.write(`${count} histories of money, seeds ${fixedSeed} and ${seed}\n`)
    const template = await services.finished(await called('cliententerprise'), await fleet())
    await house.jobs.runJobs()
    const half = Math.floor(count / 2)
    const histories = [...historiesOf(half, fixedSeed), ...historiesOf(count - half, seed)]
    for (let from = 0; from < count; from += atOnce) {
      const open = house.openCtx()
      await open.inTransaction(async (tx) => {
        for (const one of histories.slice(from, from + atOnce))
          await place({ ...open, now: house.clock.now, db: tx }, template, one)
      })
    }
  },
  60_000 + count * 500,
)

test(
  `of ${count} histories screen, file and journal say the same for every filter by state and month`,
  async () => {
    const again = await house.as(reader.actor)
    expect(await faultsOf(await fileOf(house, again))).toEqual([])
    const { states } = await again.send(api.accounting.totals, { query: {} })
    // Every state was there to be judged.
    expect(states.map(({ moneyState }) => moneyState)).toEqual([...moneyStates])
  },
  120_000 + count * 500,
)

test(
  'a peso too many in one row of the table is found, in the state and the month of its service',
  async () => {
    const { rows } = await sql<{ order_id: string }>`
      update order_books set carrier_pesos = carrier_pesos + 1 where order_id =
        (select order_id from order_books where money_state = 'refunded' order by order_id limit 1)
      returning order_id`.execute(db)
    try {
      const faults = await faultsOf(await fileOf(house, reader))
      expect(faults).toContainEqual(
        expect.stringContaining('{"moneyState":"refunded"} the screen: carrier is'),
      )
      expect(faults).toContainEqual(expect.stringContaining('{} the file: carrier is'))
      expect(faults.filter((fault) => fault.includes('"moneyState":"finished"'))).toEqual([])
    } finally {
      await sql`update order_books set carrier_pesos = carrier_pesos - 1 where order_id = ${rows[0]?.order_id}`.execute(
        db,
      )
    }
  },
  120_000 + count * 500,
)

test('counting what was agreed in place of what was kept, as if nothing had been given back, is found', async () => {
  await sql`create table kept_books as select * from order_books`.execute(db)
  await sql`update order_books b set carrier_pesos = o.carrier_pesos, platform_pesos = o.platform_pesos, vat_pesos = o.vat_pesos
    from orders o where o.id = b.order_id`.execute(db)
  const found: string[] = []
  for (const moneyState of moneyStates) {
    const rows = await rowsOf(reader, { moneyState })
    const booked = await journalSums(
      db,
      rows.map(({ _id }) => _id),
    )
    if (differencesOf('the screen', await screenSums(reader, { moneyState }), booked).length > 0)
      found.push(moneyState)
  }
  await sql`update order_books b set carrier_pesos = k.carrier_pesos, platform_pesos = k.platform_pesos, vat_pesos = k.vat_pesos
    from kept_books k where k.order_id = b.order_id`.execute(db)
  await sql`drop table kept_books`.execute(db)
  expect(found).toEqual(moneyStates.filter((state) => state !== 'finished'))
})
