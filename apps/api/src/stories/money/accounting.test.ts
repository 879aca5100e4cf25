import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readSheet, unzip } from '#features/exports/xlsx/workbook.fixture.ts'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, minuteMs, openStage, type Fleet } from '../stage.fixture.ts'
import { differing } from '../differing.fixture.ts'

const { house, called, fleet, truck, services } = await openStage()
const pay = { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '45678901234' }
const client = await called('cliententerprise', { name: 'Cementos del Río', identification: '900123456' })
const owner = await called('driver', { name: 'Jairo Peña', pay })
const accountancy = await called('accountancy')
const orders: Record<'insured' | 'cancelled' | 'paid' | 'unpaid', string> = {
  insured: '',
  cancelled: '',
  paid: '',
  unpaid: '',
}

/** Sessions of the staff end while the clock moves. */
const anew = ({ actor }: Caller) => house.as(actor)
type Query = CallInput<typeof api.accounting.orders>['query']
const table = async (query: Query = {}) => (await anew(accountancy)).send(api.accounting.orders, { query })
const ids = async (query: Query) => (await table(query)).items.map(({ _id }) => _id)
const postingsOf = async (orderId: string) =>
  (await anew(accountancy)).send(api.accounting.postings, { params: { orderId } })

const insuredOf = async (crew: Fleet): Promise<string> => {
  const orderId = await services.taken(await anew(client), crew, { inMs: 5 * hourMs })
  await house.world.insure(client.actor, orderId, 100_000_000)
  await house.world.pay(client.actor, orderId)
  await house.jobs.runJobs()
  return orderId
}

beforeAll(async () => {
  orders.unpaid = await services.taken(client, await fleet())
  const crew = await fleet()
  orders.cancelled = await services.paid(client, crew)
  await client.send(api.cancellations.cancel, { body: { orderId: orders.cancelled, description: 'Ya no' } })
  house.clock.forward(minuteMs)
  orders.paid = await services.paid(client, await fleet())
  house.clock.forward(hourMs)
  const vehicleId = await truck(owner.actor)
  const pair = { driverId: owner.actor.id, vehicleId }
  orders.insured = await insuredOf({ carrier: owner, driver: owner, pair })
})

test('every service that ever had money has its row, newest first; one that nobody paid has none', async () => {
  expect(await ids({})).toEqual([orders.insured, orders.paid, orders.cancelled])
})

const nothingCounts = {
  profitsDriver: 0,
  profits: 0,
  totalCost: 0,
  ivaCost: 0,
  total: 0,
}

test('what is paid and still under way counts nothing yet; what was agreed stands beside it', async () => {
  const row = (await table({ q: orders.insured.slice(18) })).items[0]
  expect(row).toMatchObject({
    _id: orders.insured,
    statusOrder: 'Asignado',
    identification: '900123456',
    pay: { status: 'CAPTURED', isLost: false },
    driver: { name: 'Jairo Peña', pay },
    assignedDriver: null,
    ...nothingCounts,
    moneyState: 'running',
    agreed: clientPrice + 178_500,
    priceCommodity: 100_000_000,
    priceInsurance: 0,
    balances: { client_receivable: -(clientPrice + 178_500), bank: clientPrice + 178_500 },
  })
  expect(row?.travel).toBe('Calle 17 # 65-40, Bogotá D.C. – Carrera 52 # 14-90, Medellín')
})

test('a cancelled service that gives all of it back counts nothing, and says what goes back', async () => {
  const row = (await table({ q: orders.cancelled.slice(18) })).items[0]
  expect(row).toMatchObject({
    ...nothingCounts,
    moneyState: 'cancelled',
    agreed: clientPrice,
    refund: clientPrice,
    refunded: null,
    priceInsurance: null,
  })
  const { all, states } = await (
    await anew(accountancy)
  ).send(api.accounting.totals, { query: { q: 'cementos' } })
  expect(all).toMatchObject({ count: 3, amounts: { ...nothingCounts, refund: clientPrice } })
  expect(states.map(({ moneyState, count }) => [moneyState, count])).toEqual([
    ['running', 2],
    ['cancelled', 1],
  ])
  expect(await ids({ moneyState: ['cancelled'] })).toEqual([orders.cancelled])
})

test('it is narrowed by status, payment, day, insurance, client, short id and by what still stands on an account', async () => {
  expect(await ids({ status: ['4'] })).toEqual([orders.cancelled])
  expect(await ids({ payStatus: ['REFUSED'] })).toEqual([])
  expect(await ids({ isInsurance: ['true'] })).toEqual([orders.insured])
  expect(await ids({ client: 'cementos' })).toHaveLength(3)
  expect(await ids({ id: orders.paid.slice(18) })).toEqual([orders.paid])
  expect(await ids({ standing: 'refund_due' })).toEqual([orders.cancelled])
  expect(await ids({ to: '2026-11-22' })).toEqual([])
  expect(await ids({ from: '2026-11-23', to: '2026-11-23' })).toHaveLength(3)
})

test('its pages by date and by total hold every row once', async () => {
  for (const sort of ['-date', 'date', '-total', 'total'] as const) {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await table({ sort, limit: '1', ...(after ? { after } : {}) })
      seen.push(...page.items.map(({ _id }) => _id))
      after = page.next ?? undefined
    } while (after)
    expect(seen.toSorted()).toEqual([orders.insured, orders.paid, orders.cancelled].toSorted())
  }
})

test('behind the row stand its postings, which come to its balances', async () => {
  const { order, postings } = await postingsOf(orders.cancelled)
  expect(postings.map(({ kind }) => kind)).toEqual(['payment', 'captured', 'cancel'])
  expect(postings.map(({ actor }) => actor?.name ?? null)).toEqual([null, null, 'Cementos del Río'])
  expect(order.balances).toEqual({ bank: clientPrice, refund_due: -clientPrice })
  const entries = postings.flatMap((posting) => posting.entries)
  for (const [account, balance] of Object.entries(order.balances))
    expect(
      entries.filter((entry) => entry.account === account).reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(balance)
})

test('the books of a service without money, and of none at all, are not found', async () => {
  const reader = await anew(accountancy)
  for (const orderId of [orders.unpaid, 'f'.repeat(24)])
    expect(await reader.refusal(api.accounting.postings, { params: { orderId } })).toBe('order.not_found')
})

test('behind every figure of an account stand the entries it is the sum of', async () => {
  const reader = await anew(accountancy)
  const { accounts } = await reader.send(api.accounting.figures, { query: {} })
  for (const { account, balance, debit, credit, entries } of accounts) {
    const { items, total } = await reader.send(api.accounting.entries, {
      query: { account: [account], limit: '100' },
    })
    expect(total).toBe(entries)
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
    expect(balance).toBe(debit - credit)
  }
  const later = await reader.send(api.accounting.figures, { query: { from: '2026-11-24' } })
  expect(later.accounts.map(({ debit }) => debit)).toEqual(accounts.map(() => 0))
  expect(later.accounts.map(({ balance }) => balance)).toEqual(accounts.map(({ balance }) => balance))
})

test('the report is named by the day and the product, and says N/A where there is no amount', async () => {
  const reader = await anew(accountancy)
  const { _id } = await reader.send(api.exports.create, { body: { list: 'accounting', query: {} } })
  await house.jobs.runJobs()
  const state = await reader.send(api.exports.state, { params: { _id } })
  expect(state).toMatchObject({ state: 'done', name: '2026-11-23Arriero.xlsx', rowCount: 3 })
  const bytes = Buffer.from(await (await fetch(`${house.url}${state.url ?? ''}`)).arrayBuffer())
  expect(unzip(bytes).get('xl/workbook.xml')?.toString()).toContain('sheet name="Contabilidad Arriero"')
  const [head = [], ...rows] = readSheet(bytes)
  const row = Object.fromEntries(head.map((title, at) => [title, rows[2]?.[at]]))
  expect(row).toMatchObject({
    Estado: 'Cancelado',
    'N.º de transacción': orders.cancelled.slice(-6),
    'Estado de la transacción': 'Capturado',
    Fecha: '23/11/2026',
    Identificación: '900123456',
    Total: 0,
    'Total acordado': clientPrice,
    Devolución: clientPrice,
    'Estado del dinero': 'Cancelado',
    'Venta del seguro': 'N/A',
  })
})

test('everything is reconciled, and a difference made behind the books’ back is shown with its service', async () => {
  expect(await differing(house)).toEqual([])
  await sql`update refunds_due set amount_pesos = amount_pesos - 1 where order_id = ${orders.cancelled}`.execute(
    house.database.db,
  )
  expect(await differing(house)).toEqual([
    {
      key: 'refundsDue',
      expected: clientPrice - 1,
      actual: clientPrice,
      count: 1,
      rows: [{ orderId: orders.cancelled, expected: clientPrice - 1, actual: clientPrice }],
    },
  ])
  await sql`update refunds_due set amount_pesos = amount_pesos + 1 where order_id = ${orders.cancelled}`.execute(
    house.database.db,
  )
})

test('once it is finished its parts count, each as it was agreed, and the money of nobody else', async () => {
  const crew = await fleet()
  const _id = await insuredOf(crew)
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  await house.world.milestone(crew.driver.actor, _id, 'inPosition')
  await house.world.supportDocument(crew.carrier.actor, _id)
  for (const step of ['tripStart', 'inFinish', 'finish'] as const)
    await house.world.milestone(crew.driver.actor, _id, step)
  expect((await table({ q: _id.slice(18) })).items[0]).toMatchObject({
    moneyState: 'finished',
    profitsDriver: 1_818_182,
    profits: 181_818,
    totalCost: 2_000_000,
    ivaCost: 380_000,
    priceInsurance: 150_000,
    priceArrieroInsurance: 135_000,
    percentArrieroInsurance: 28_500,
    total: clientPrice + 178_500,
    refund: null,
  })
})
