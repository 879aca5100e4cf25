import { api } from '@arriero/contract'
import type { AccountingRow } from '@arriero/contract/money/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Account, JournalEvent } from '@arriero/domain/money/journal'
import { expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { accountingRows } from '#features/accounting/accounting-rows.views.ts'
import { journalFigures } from '#features/accounting/journal-figures.views.ts'
import { readSheet, withTotals, type Cell } from '#features/exports/xlsx/workbook.fixture.ts'
import { isShort } from '#testing/form.ts'
import { differing } from '../stories/differing.fixture.ts'
import { clientPrice, hourMs, openStage } from '../stories/stage.fixture.ts'
import { faultsOf } from './invariants.fixture.ts'

const stage = await openStage({ poolSize: 20 })
const { house, called, fleet, services } = stage
const clerk = await called('accountancy')
const home = await called('administrator')
/** Each reads all that was written before: thirty are as many as end in three minutes on a busy machine. */
const rounds = Math.min(Number(process.env['RACE_ROUNDS'] ?? (isShort ? 1 : 2)) * 3, 30)

type Writers = { made: string[][]; stop(): Promise<void> }

/** Each with people of its own, one service after another: paid, paid and cancelled, driven to its end. */
const startWriters = async (count: number): Promise<Writers> => {
  const over = new AbortController()
  const made: string[][] = []
  const write = async (lane: number) => {
    const [client, crew] = [await called('cliententerprise'), await fleet()]
    const own: string[] = []
    made.push(own)
    for (let turn = lane; !over.signal.aborted; turn++) {
      if (turn % 3 === 0) {
        own.push(await services.finished(client, crew, { inMs: 5 * hourMs }))
        continue
      }
      const id = await services.taken(client, crew)
      if (turn % 5 === 0) await house.world.insure(client.actor, id, 90_000_000)
      await house.world.pay(client.actor, id, turn % 2 === 0 ? 'AUTHORISED' : 'CAPTURED')
      own.push(id)
      if (turn % 3 === 1)
        await client.send(api.cancellations.cancel, { body: { orderId: id, description: 'Ya no' } })
    }
  }
  const lanes = Array.from({ length: count }, (_, lane) => write(lane))
  return {
    made,
    stop: async () => {
      over.abort()
      await Promise.all(lanes)
    },
  }
}

type Sums = { paid: number; total: number; carriers: number; platform: number; vat: number; insurer: number }

const pesosOf = (rows: readonly AccountingRow[], of: (row: AccountingRow) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)

const sumsOfTable = (rows: readonly AccountingRow[]): Sums => {
  const finished = rows.filter(({ status }) => status === 3)
  const paid = rows.filter(({ pay }) => pay.status === 'CAPTURED' || pay.status === 'ACCEPTED')
  return {
    paid: pesosOf(paid, ({ agreed }) => agreed),
    total: pesosOf(finished, ({ total }) => total),
    carriers: pesosOf(finished, ({ profitsDriver }) => profitsDriver),
    platform: pesosOf(
      finished,
      (row) => (row.profits ?? 0) + (row.priceInsurance ?? 0) - (row.priceArrieroInsurance ?? 0),
    ),
    vat: pesosOf(finished, (row) => (row.ivaCost ?? 0) + (row.percentArrieroInsurance ?? 0)),
    insurer: pesosOf(finished, ({ priceArrieroInsurance }) => priceArrieroInsurance),
  }
}

const sumsOfJournal = ({ accounts }: ReplyOf<typeof api.accounting.figures>): Sums => {
  const credited = (account: Account, event: JournalEvent) => {
    const figures = accounts.find((one) => one.account === account)?.kinds.find(({ kind }) => kind === event)
    return (figures?.credit ?? 0) - (figures?.debit ?? 0)
  }
  return {
    paid: credited('client_receivable', 'payment'),
    total: 0 - credited('client_receivable', 'finish'),
    carriers: credited('carrier_payable', 'finish'),
    platform: credited('platform_revenue', 'finish'),
    vat: credited('vat_payable', 'finish'),
    insurer: credited('insurer_payable', 'finish'),
  }
}

/** So small pages that writers come between any two of them. */
const everyRow = async (ctx: Ctx): Promise<AccountingRow[]> => {
  const rows: AccountingRow[] = []
  let after: string | undefined
  do {
    const page = await accountingRows(ctx, { limit: 3, sort: '-date', after, counts: false })
    rows.push(...page.items)
    after = page.next ?? undefined
  } while (after !== undefined)
  return rows
}

/** The spreadsheet that accountancy asks for over HTTP, written while the others go on. */
const exported = async (): Promise<Record<string, Cell | undefined>[]> => {
  const { _id } = await clerk.send(api.exports.create, { body: { list: 'accounting', query: {} } })
  await house.jobs.runJobs()
  const { url } = await clerk.send(api.exports.state, { params: { _id } })
  const file = await fetch(`${house.url}${url ?? ''}`)
  const { rows: sheet, totals } = withTotals(readSheet(Buffer.from(await file.arrayBuffer())))
  const [head = [], ...rows] = sheet
  // Its last row says the same as the rows above it.
  const totalAt = head.indexOf('Total')
  expect(totals?.[totalAt] ?? 0).toBe(rows.reduce((sum, row) => sum + Number(row[totalAt]), 0))
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [String(title), row[at]])))
}

/** Of one writer's services the file holds the first so many, whole. */
const isBeginning = (own: readonly string[], inFile: ReadonlySet<string>): boolean => {
  const known = own.map((id) => inFile.has(id))
  return !known.includes(true, known.indexOf(false) === -1 ? known.length : known.indexOf(false))
}

test(
  'table, spreadsheet and dashboard agree to the peso with the journal while writers run',
  async () => {
    const writers = await startWriters(4)
    const haveAllWritten = () => writers.made.every((own) => own.length > 1)
    try {
      for (let round = 0; round < rounds || !haveAllWritten(); round++) {
        // Authorised payments of services that are over wait for the gateway, and are said to.
        expect(await differing(house)).toEqual([])
        const seen = await atOneMoment(house.world.ctxFor(clerk.actor), async (inner) => ({
          rows: await everyRow(inner),
          figures: await journalFigures(inner, {}),
        }))
        expect(new Set(seen.rows.map(({ _id }) => _id)).size).toBe(seen.rows.length)
        expect(sumsOfTable(seen.rows)).toEqual(sumsOfJournal(seen.figures))
        const before = writers.made.map((own) => [...own])
        const file = await exported()
        const inFile = new Set(file.map((row) => String(row['Servicio'])))
        expect(inFile.size).toBe(file.length)
        expect(before.flat().filter((id) => !inFile.has(id))).toEqual([])
        expect(writers.made.every((own) => isBeginning(own, inFile))).toBe(true)
        expect(file.every((row) => Number(row['Total acordado']) >= clientPrice)).toBe(true)
        // What is under way or wholly given back counts nothing.
        expect(file.filter((row) => Number(row['Total']) > 0).map((row) => row['Estado'])).toEqual(
          file.filter((row) => row['Estado'] === 'Finalizado').map(() => 'Finalizado'),
        )
      }
    } finally {
      await writers.stop()
    }
    await house.jobs.runJobs()
    const figures = await clerk.send(api.accounting.figures, { query: {} })
    const file = await exported()
    const finished = file.filter((row) => row['Estado'] === 'Finalizado')
    const inFile = (title: string) => finished.reduce((sum, row) => sum + (Number(row[title]) || 0), 0)
    expect(inFile('Total')).toBe(sumsOfJournal(figures).total)
    expect(inFile('Ganancia del conductor')).toBe(sumsOfJournal(figures).carriers)
    const counts = await home.send(api.dashboard.counts, {})
    expect(counts.order).toBe(finished.length)
    const { weeks } = await home.send(api.dashboard.activity, {})
    const kept = file.filter((row) => row['Estado'] !== 'Cancelado')
    expect(weeks.reduce((sum, { value }) => sum + value, 0)).toBe(
      kept.reduce((sum, row) => sum + Number(row['Total acordado']), 0),
    )
    expect(await faultsOf(house.database.db)).toEqual([])
  },
  180_000 + rounds * 30_000,
)
