/** A month of the books is looked through, closed for good, and what comes late is posted into the next. docs/decisions/0071. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { clientPrice, paymentForm, postNotice } from '../stage.fixture.ts'
import {
  close,
  december,
  figuresOf,
  goTo,
  monthOf,
  november,
  openChecks,
  openMonthStage,
  whyNotClose,
} from './months.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, called, services, paidFleet, finished, client, staff, head, owner } = await openMonthStage()
const { db } = house.database

const told = (fields: Record<string, string>, status: string) =>
  postNotice(house, house.signNotice(fields, status))
const cancel = async (orderId: string) =>
  (await owner()).send(api.cancellations.cancel, { body: { orderId, description: 'Ya no' } })
const refundOf = async (orderId: string) => {
  const { items } = await (await staff()).send(api.refunds.all, { query: { limit: 100 } })
  return items.find(({ order }) => order === orderId) ?? expect.unreachable('nothing is due')
}
let written = 0
const payBack = async (orderId: string) => {
  const { _id } = await refundOf(orderId)
  const body = { reference: `DEV-71${++written}` }
  return (await staff()).send(api.refunds.pay, { params: { _id }, body })
}

const waiting = async () => (await (await staff()).send(api.dashboard.money, {})).months

const crew = await paidFleet()
const done = await finished(crew)
const refunded = await services.paid(client, await paidFleet())
await cancel(refunded)
const promised = await services.taken(client, await paidFleet())
const { fields } = await paymentForm(client, promised)
await told(fields, 'AUTHORISED')

test('books begin with the month of their first entry, and the one that is going on is not closed', async () => {
  const { months } = await (await staff()).send(api.closings.all, {})
  expect(months.map(({ month, state }) => [month, state])).toEqual([[november, 'running']])
  expect(months[0]?.debit).toBeGreaterThan(0)
  expect(await whyNotClose(await staff(), november)).toBe('month.not_over')
  const reader = await staff()
  for (const month of ['2026-10', '2027-01']) {
    expect(await reader.refusal(api.closings.month, { params: { month } })).toBe('month.not_found')
    const body = { debit: 0, entries: 0 }
    expect(await reader.refusal(api.closings.close, { params: { month }, body })).toBe('month.not_found')
  }
})

test('what a month came to is what its entries come to, account by account', async () => {
  const seen = await monthOf(await staff(), november)
  const figures = await figuresOf(await staff())
  expect(
    seen.accounts.map(({ account, debit, credit, entries }) => ({ account, debit, credit, entries })),
  ).toEqual(figures)
  expect(seen.debit).toBe(seen.credit)
  expect(seen.entries).toBe(figures.reduce((sum, { entries }) => sum + entries, 0))
  for (const { opening, debit, credit, balance } of seen.accounts) {
    expect(opening).toBe(0)
    expect(balance).toBe(debit - credit)
  }
})

test('a payment not captured and a refund not paid keep it open; a payout not made is told', async () => {
  goTo(house, '2026-12-02')
  const seen = await monthOf(await staff(), november)
  expect(seen).toMatchObject({ state: 'open', isNext: true })
  expect(await waiting()).toEqual({ count: 1, oldest: november })
  expect(openChecks(seen)).toEqual(['uncaptured', 'refundsOpen', 'payoutsOpen'])
  expect(seen.checks.filter(({ isWarning }) => isWarning).map(({ key }) => key)).toEqual(['payoutsOpen'])
  expect(seen.checks.find(({ key }) => key === 'uncaptured')).toMatchObject({ count: 1, value: clientPrice })
  expect(await whyNotClose(await staff(), november)).toBe('month.pending')
  await told(fields, 'CAPTURED')
  expect(openChecks(await monthOf(await staff(), november))).toEqual(['refundsOpen', 'payoutsOpen'])
})

test('a payment that the gateway tells otherwise keeps it open', async () => {
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', done)
    .where('is_applied', '=', true)
    .executeTakeFirstOrThrow()
  const change = (from: number, to: number) =>
    sql`update payment_notices set fields = jsonb_set(fields, '{vads_amount}', to_jsonb(${String(to * 100)}::text))
      where attempt_id = ${attempt.id} and fields ->> 'vads_amount' = ${String(from * 100)}`.execute(db)
  await change(clientPrice, clientPrice - 7)
  const seen = await monthOf(await staff(), november)
  expect(seen.checks.find(({ key }) => key === 'unmatched')).toMatchObject({ count: 1, value: 7 })
  await change(clientPrice - 7, clientPrice)
  expect(openChecks(await monthOf(await staff(), november))).not.toContain('unmatched')
})

test('a late refund is posted into the month it is paid in, and names what it settles', async () => {
  const before = await figuresOf(await staff())
  expect(await payBack(refunded)).toEqual({ state: 'paid' })
  expect(await figuresOf(await staff())).toEqual(before)
  const { items } = await (await staff()).send(api.closings.late, { params: { month: november }, query: {} })
  expect(items.find(({ kind }) => kind === 'refund')).toMatchObject({
    orderId: refunded,
    value: clientPrice,
    refersTo: { kind: 'cancel' },
  })
  expect((await monthOf(await staff(), november)).late).toBe(items.length)
  const { postings } = await (await staff()).send(api.accounting.postings, { params: { orderId: refunded } })
  expect(postings.map(({ kind, refersTo }) => [kind, refersTo?.kind ?? null])).toEqual([
    ['payment', null],
    ['captured', null],
    ['cancel', null],
    ['refund', 'cancel'],
  ])
})

test('who saw other figures than there are closes nothing', async () => {
  const seen = await monthOf(await staff(), november)
  const params = { month: november }
  for (const body of [
    { debit: seen.debit - 1, entries: seen.entries },
    { debit: seen.debit, entries: seen.entries + 1 },
  ])
    expect(await (await staff()).refusal(api.closings.close, { params, body })).toBe('month.changed')
})

test('it is closed once, by whoever presses first, and stays closed', async () => {
  const [one, other] = [await staff(), await head()]
  const { debit, entries } = await monthOf(one, november)
  const input = { params: { month: november }, body: { debit, entries } }
  const answers = await Promise.allSettled([
    one.send(api.closings.close, input),
    other.send(api.closings.close, input),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await one.refusal(api.closings.close, input)).toBe('month.closed')
  const seen = await monthOf(await staff(), november)
  expect(seen).toMatchObject({ state: 'closed', isNext: false, debit, entries, checks: [] })
  expect(await waiting()).toEqual({ count: 0, oldest: null })
  const trail = await (await head()).send(api.audit.all, { query: { act: ['month.closed'] } })
  expect(trail.items).toHaveLength(1)
  expect(await unreconciled(house)).not.toContain('closedMonths')
})

test('the month behind it waits for its own end', async () => {
  expect(await whyNotClose(await staff(), december)).toBe('month.not_over')
  const { months } = await (await staff()).send(api.closings.all, {})
  expect(months.map(({ month, state }) => [month, state])).toEqual([
    [december, 'running'],
    [november, 'closed'],
  ])
})

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : 'nothing refused it'
}

test('the database posts nothing into a closed month and opens none, whoever asks', async () => {
  const late = new Date('2026-12-01T04:59:59.999Z')
  const into = (at: Date) =>
    house.database.transaction(async (tx) => {
      await sql`insert into journal_transactions (id, order_id, event, posted_at)
        values ('late', ${done}, 'finish', ${at})`.execute(tx)
      await sql`insert into journal_entries values ('late-1', 'late', ${done}, 'finish', 'bank', 1, ${at}),
        ('late-2', 'late', ${done}, 'finish', 'vat_payable', -1, ${at})`.execute(tx)
    })
  expect(await refusalOf(into(late))).toBe('journal_month_closed')
  expect(
    await refusalOf(
      sql`insert into journal_entries select id || 'x', transaction_id, order_id, kind, account, amount_pesos, posted_at
        from journal_entries where posted_at < ${late} limit 1`.execute(db),
    ),
  ).toBe('journal_month_closed')
  for (const statement of [
    sql`delete from month_closings`,
    sql`update month_closings set debit_pesos = 0, credit_pesos = 0`,
    sql`truncate month_closings cascade`,
    sql`delete from month_closing_sums`,
    sql`update month_closing_sums set entries = 0`,
  ])
    expect(await refusalOf(statement.execute(db))).toBe('month_closings_kept')
  const closing = (month: string, at: string) =>
    refusalOf(
      sql`insert into month_closings (month, closed_at, closed_by, debit_pesos, credit_pesos, entries)
        select ${month}::date, ${at}::timestamptz, closed_by, 0, 0, 0 from month_closings limit 1`.execute(
        db,
      ),
    )
  expect(await closing('2027-01-01', '2027-02-02T00:00:00Z')).toBe('month_closings_in_turn')
  expect(await closing('2026-10-01', '2026-12-02T00:00:00Z')).toBe('month_closings_in_turn')
  expect(await closing('2026-12-01', '2026-12-31T23:00:00Z')).toBe('month_closings_over')
})

test('an act that began before midnight and ends after the closing is posted where the books are open', async () => {
  const before = await figuresOf(await staff())
  const orderId = await services.paid(await owner(), await paidFleet())
  await db
    .updateTable('payment_attempts')
    .set({ state: 'authorised' })
    .where('order_id', '=', orderId)
    .execute()
  const now = new Date('2026-12-01T04:59:59Z')
  await house.database.transaction((tx) => postOrderMoney({ ...house.openCtx(tx), now }, orderId))
  const posted = await db
    .selectFrom('journal_transactions')
    .select(['event', 'posted_at'])
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(posted.event).toMatch(/^captured:/)
  expect(posted.posted_at.toISOString()).toBe('2026-12-01T05:00:00.000Z')
  expect(await figuresOf(await staff())).toEqual(before)
  await db
    .updateTable('payment_attempts')
    .set({ state: 'captured' })
    .where('order_id', '=', orderId)
    .execute()
  await house.database.transaction((tx) => postOrderMoney(house.openCtx(tx), orderId))
})

test('a closing waits for who is posting into the month, and who posts afterwards waits for nobody', async () => {
  const order: string[] = []
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const posting = house.database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock_shared(80, 202612)`.execute(tx)
    await held
    order.push('posted')
  })
  goTo(house, '2027-01-04')
  const closing = close(await head(), december).then(
    () => order.push('closed'),
    () => order.push('refused'),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(order).toEqual([])
  letGo()
  await Promise.all([posting, closing])
  expect(order[0]).toBe('posted')
})

test('neither carriers nor clients nor support read of it', async () => {
  for (const role of ['enterprise', 'client', 'cliententerprise', 'driver', 'soport'] as const) {
    const stranger = await called(role)
    expect(await stranger.refusal(api.closings.all, {})).toBe('auth.role_refused')
    expect(await stranger.refusal(api.closings.month, { params: { month: november } })).toBe(
      'auth.role_refused',
    )
  }
})
