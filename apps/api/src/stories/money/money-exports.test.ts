/** What goes out of the house as a spreadsheet that adds up. Decisions §16. */
import { api } from '@arriero/contract'
import type { TableList } from '@arriero/contract/lists/table-lists'
import { moneyStateTexts } from '@arriero/contract/es/accounting'
import { accountingList } from '@arriero/contract/es/lists/accounting'
import { summedAmounts } from '@arriero/contract/money/accounting'
import { expect, test } from 'vitest'
import { readSheet, unzip, withTotals } from '#features/exports/xlsx/workbook.fixture.ts'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { anew, openMoneyStage, pay } from '../payouts/payouts.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)
const [crew, otherCrew] = [await paidFleet(), await paidFleet()]
const first = await finished(crew)
const second = await finished(otherCrew)

const fileOf = async (caller: Caller, list: TableList, query: Record<string, string> = {}) => {
  const { _id } = await caller.send(api.exports.create, { body: { list, query } })
  await house.jobs.runJobs()
  const { url } = await caller.send(api.exports.state, { params: { _id } })
  return Buffer.from(await (await fetch(`${house.url}${url ?? ''}`)).arrayBuffer())
}

const exported = async (caller: Caller, list: TableList, query: Record<string, string> = {}) => {
  const { rows, totals } = withTotals(readSheet(await fileOf(caller, list, query)))
  const [head = [], ...lines] = rows
  const named = (line: (typeof head)[number][]) =>
    Object.fromEntries(head.map((title, at) => [String(title), line[at]]))
  return { lines: lines.map(named), totals: named(totals ?? []) }
}

test('payouts leave with each withholding in its column, and every row comes to its net', async () => {
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: first } })
  await pay(await staff(), first)
  const { lines, totals } = await exported(await staff(), 'payouts')
  expect(new Set(lines.map((line) => line['Servicio']))).toEqual(new Set([first, second]))
  for (const line of lines) {
    const parts = ['Valor', 'Retención en la fuente', 'ReteICA', 'FOPAT', 'Anticipos', 'Por deudas']
    expect(parts.reduce((sum, part) => sum + Number(line[part]), 0)).toBe(line['Neto'])
    expect(line['Número de cuenta']).toBe('00145678901')
  }
  const lineOf = (service: string) => lines.find((line) => line['Servicio'] === service)
  expect(lineOf(first)).toMatchObject({ Estado: 'Pagado', Referencia: 'TRF-1' })
  expect(lineOf(second)).toMatchObject({ Estado: 'Por pagar', Referencia: null })
  expect(totals['Neto']).toBe(lines.reduce((sum, line) => sum + Number(line['Neto']), 0))
  const open = await exported(await staff(), 'payouts', { state: 'open' })
  expect(open.lines.map((line) => line['Servicio'])).toEqual([second])
})

test('a carrier takes along what he earned himself, and nothing of others', async () => {
  const { lines, totals } = await exported(await anew(house, crew.carrier), 'own-earnings')
  expect(lines.map((line) => line['Servicio'])).toEqual([first])
  expect(totals['Neto']).toBe(lines[0]?.['Neto'])
  expect(Object.keys(lines[0] ?? {})).not.toContain('Registró')
})

test('refunds and batches leave with their sums', async () => {
  const cancelled = await services.paid(await anew(house, client), await paidFleet())
  await (
    await anew(house, client)
  ).send(api.cancellations.cancel, { body: { orderId: cancelled, description: 'Ya no' } })
  const refunds = await exported(await staff(), 'refunds')
  expect(refunds.lines).toMatchObject([{ Servicio: cancelled, Causa: 'Cancelación', Estado: 'Por devolver' }])
  expect(refunds.totals['Valor']).toBe(refunds.lines[0]?.['Valor'])

  await (await anew(house, client)).send(api.orders.approve, { params: { _id: second } })
  await (await staff()).send(api.settlements.createBatch, { body: { payouts: [second] } })
  const batches = await exported(await staff(), 'payout-batches')
  expect(batches.lines).toMatchObject([{ Estado: 'Por pagar', Pagos: 1 }])
  expect(batches.totals['Total']).toBe(batches.lines[0]?.['Total'])
})

test('the last row says what the settlement says: a debt once, nothing that came back, no advance beside its service', async () => {
  const carrier = await paidFleet()
  const advanced = await services.running(await anew(house, client), carrier, { inMs: 2 * 3_600_000 })
  await (
    await staff()
  ).send(api.settlements.advance, { body: { orderId: advanced, value: 600_000, reference: 'ANT-1' } })
  await (
    await anew(house, administrator)
  ).send(api.cancellations.close, {
    params: { _id: advanced },
    body: { status: 4, reason: 'El camión se varó', fee: 0, password },
  })
  // Two open payouts, each of which could pay the one debt back; a third one came back from the bank.
  const back = await finished(carrier)
  for (const _id of [await finished(carrier), await finished(carrier), back])
    await (await anew(house, client)).send(api.orders.approve, { params: { _id } })
  await pay(await staff(), back)
  await (
    await staff()
  ).send(api.settlements.returned, { params: { _id: back }, body: { reason: 'Cuenta cerrada' } })

  const { lines, totals } = await exported(await staff(), 'payouts', { carrierId: carrier.carrier.actor.id })
  const settlement = await (
    await staff()
  ).send(api.settlements.settlement, {
    params: { carrierId: carrier.carrier.actor.id },
    query: { from: '2026-11-01', to: '2026-11-30' },
  })
  expect(lines.map((line) => line['Estado'])).toContain('Devuelto por el banco')
  expect(lines.map((line) => line['Concepto'])).toContain('Anticipo')
  // What he still owes stands apart from a period's settlement; the file has taken it off the payouts that will pay it back.
  const owed = 600_000
  expect(totals['Neto']).toBe(settlement.net - owed)
  expect(totals['Por deudas']).toBe(
    (settlement.totals.find(({ concept }) => concept === 'debts')?.amount ?? 0) - owed,
  )
  expect(totals['Valor']).toBe(settlement.totals.find(({ concept }) => concept === 'service')?.amount)
})

test.each(['payouts', 'payout-batches', 'refunds'] as const)('a carrier does not export %s', async (list) => {
  const carrier = await anew(house, crew.carrier)
  expect(await carrier.refusal(api.exports.create, { body: { list, query: {} } })).toBe('export.list_unknown')
})

/** Rows of the sheet behind the first one, as they are read without reckoning anew. */
const subtotalsOf = (bytes: Buffer): Record<string, string>[] => {
  const sheet = unzip(bytes).get('xl/worksheets/sheet2.xml')?.toString() ?? ''
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<(?:t [^>]*|v)>([^<]*)<\/(?:t|v)>/g)].map(([, value = '']) => value),
  )
  const [head = [], ...lines] = rows
  return lines.map((line) => Object.fromEntries(head.map((title, at) => [title, line[at] ?? ''])))
}

test('the accounting file adds up by the state of the money what the screen does', async () => {
  const subtotals = subtotalsOf(await fileOf(await staff(), 'accounting'))
  const { states } = await (await staff()).send(api.accounting.totals, { query: {} })
  expect(
    subtotals.map((line) => String(line['Estado del dinero'])).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(
    states.map(({ moneyState }) => moneyStateTexts[moneyState]).toSorted((a, b) => a.localeCompare(b)),
  )
  for (const { moneyState, count, amounts } of states) {
    const line = subtotals.find((one) => one['Estado del dinero'] === moneyStateTexts[moneyState])
    expect(line?.['Filas'], moneyState).toBe(String(count))
    for (const key of summedAmounts)
      expect(line?.[accountingList.columns[key].title], `${moneyState} ${key}`).toBe(String(amounts[key]))
  }
})

test('the payouts’ file adds up by state what counts of each', async () => {
  const bytes = await fileOf(await staff(), 'payouts')
  const { totals } = await exported(await staff(), 'payouts')
  const sum = subtotalsOf(bytes).reduce((total, line) => total + Number(line['Neto']), 0)
  expect(sum).toBe(totals['Neto'])
})
