import { api } from '@arriero/contract'
import { balancesOf } from '@arriero/domain/money/journal'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postedOf } from '#features/journal/journal.store.ts'
import { sweepBacklog, sweepJournalTallies } from '#features/journal/journal.sweeps.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { clientPrice, hourMs, openStage, paymentForm, postNotice } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { db } = house.database
const client = await called('cliententerprise')
const accountancy = await called('accountancy')

const told = (fields: Record<string, string>, status: string) =>
  postNotice(house, house.signNotice(fields, status))
const eventsOf = async (orderId: string) =>
  (await postedOf(db, orderId)).map(({ event }) => event.split(':')[0])
const balances = async (orderId: string) => balancesOf(await postedOf(db, orderId))

// T = 2,000,000 for the client: 1,818,182 to the carrier, 181,818 to the platform, 380,000 of VAT.
const carrierPesos = 1_818_182
const platformPesos = 181_818
const vatPesos = 380_000

test('a service from its payment to its finish leaves nothing on the way', async () => {
  const crew = await fleet()
  const _id = await services.paid(client, crew)
  expect(await eventsOf(_id)).toEqual(['payment', 'captured'])
  expect(await balances(_id)).toMatchObject({ client_receivable: -clientPrice, bank: clientPrice })
  const finished = await services.finished(client, await fleet(), { inMs: 5 * hourMs })
  expect(await eventsOf(finished)).toEqual(['payment', 'captured', 'finish'])
  expect(await balances(finished)).toMatchObject({
    client_receivable: 0,
    gateway_in_transit: 0,
    bank: clientPrice,
    carrier_payable: -carrierPesos,
    platform_revenue: -platformPesos,
    vat_payable: -vatPesos,
  })
})

test('an authorised payment is in transit until the gateway takes it, and the same notice again posts nothing', async () => {
  const _id = await services.taken(client, await fleet())
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await told(fields, 'AUTHORISED')
  expect(await eventsOf(_id)).toEqual(['payment'])
  expect(await balances(_id)).toMatchObject({ gateway_in_transit: clientPrice, bank: 0 })
  await told(fields, 'CAPTURED')
  await told(fields, 'AUTHORISED')
  expect(await eventsOf(_id)).toEqual(['payment', 'captured'])
})

test('a payment that fails after all is taken back by its opposite, and the books keep both', async () => {
  const _id = await services.taken(client, await fleet())
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await told(fields, 'CAPTURE_FAILED')
  expect(await eventsOf(_id)).toEqual(['payment', 'payment'])
  expect(Object.values(await balances(_id)).every((pesos) => pesos === 0)).toBe(true)
})

test('a second real payment is due back', async () => {
  const _id = await services.taken(client, await fleet())
  const first = await paymentForm(client, _id)
  const second = await paymentForm(client, _id)
  await told(second.fields, 'CAPTURED')
  await told(first.fields, 'CAPTURED')
  expect(await balances(_id)).toMatchObject({
    client_receivable: -clientPrice,
    refund_due: -clientPrice,
    bank: 2 * clientPrice,
  })
})

test('a late cancellation splits what was paid: fee, its VAT, the carrier’s half, the rest due back', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, { inMs: 5 * hourMs })
  house.clock.forward(3 * hourMs + 1)
  const body = { orderId: _id, description: 'El comprador aplazó', acceptedFee: 119_000 }
  await (await house.as(client.actor)).send(api.cancellations.cancel, { body })
  expect(await balances(_id)).toMatchObject({
    client_receivable: 0,
    gateway_in_transit: 0,
    bank: clientPrice,
    platform_revenue: -59_500,
    carrier_payable: -59_500,
    vat_payable: -22_610,
    refund_due: -(clientPrice - 119_000 - 22_610),
  })
})

test('money that comes after the cancellation is due back, and the row keeps its date', async () => {
  const me = await house.as(client.actor)
  const _id = await services.taken(me, await fleet())
  const { fields } = await paymentForm(me, _id)
  await me.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  expect(await eventsOf(_id)).toEqual([])
  await told(fields, 'CAPTURED')
  expect(await balances(_id)).toMatchObject({ refund_due: -clientPrice, bank: clientPrice })
})

test('posting again what is posted adds nothing', async () => {
  const _id = await services.paid(await house.as(client.actor), await fleet())
  const before = await postedOf(db, _id)
  await house.database.transaction((tx) => postOrderMoney(house.openCtx(tx), _id))
  expect(await postedOf(db, _id)).toEqual(before)
})

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : 'nothing refused it'
}

test('the database refuses what does not come to zero, and every change of what was posted', async () => {
  const _id = await services.paid(await house.as(client.actor), await fleet())
  const half = house.database.transaction(async (tx) => {
    await sql`insert into journal_transactions (id, order_id, event, posted_at)
      values ('half', ${_id}, 'finish', ${house.clock.now})`.execute(tx)
    await sql`insert into journal_entries values ('half-1', 'half', ${_id}, 'finish', 'bank', 1, ${house.clock.now})`.execute(
      tx,
    )
  })
  expect(await refusalOf(half)).toBe('journal_zero')
  for (const statement of [
    sql`update journal_entries set amount_pesos = amount_pesos + 1 where order_id = ${_id}`,
    sql`delete from journal_entries where order_id = ${_id}`,
    sql`update journal_transactions set event = 'cancel' where order_id = ${_id}`,
    sql`delete from journal_transactions where order_id = ${_id}`,
    sql`truncate journal_entries`,
  ])
    expect(await refusalOf(statement.execute(db))).toBe('journal_append_only')
})

test('services that had money before there was a journal get their books, once', async () => {
  const me = await house.as(client.actor)
  const _id = await services.paid(me, await fleet())
  const posted = await postedOf(db, _id)
  await sql`insert into journal_backlog values (${_id})`.execute(db)
  await sweepBacklog(house.openCtx())
  expect(await postedOf(db, _id)).toEqual(posted)
  expect((await db.selectFrom('journal_backlog').selectAll().execute()).length).toBe(0)
})

test('folding the sums of the days changes none of them', async () => {
  const reader = await house.as(accountancy.actor)
  const figures = () => reader.send(api.accounting.figures, { query: {} })
  const before = await figures()
  await sweepJournalTallies(house.openCtx())
  expect(await figures()).toEqual(before)
  const debits = before.accounts.reduce((sum, { debit }) => sum + debit, 0)
  const credits = before.accounts.reduce((sum, { credit }) => sum + credit, 0)
  expect(debits).toBeGreaterThan(0)
  expect(debits).toBe(credits)
})
