/** Whatever is done to the services of a closed month, the month comes to what it came to. docs/decisions/0071. */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { CallInput, Endpoint } from '@arriero/contract/endpoint'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sweepJournalTallies } from '#features/journal/journal.sweeps.ts'
import { password } from '#testing/people.ts'
import type { Caller } from '#testing/house.ts'
import { hadWaited } from '../orders/waited.fixture.ts'
import { hourMs, postNotice } from '../stage.fixture.ts'
import { moneyActs, standbyActs } from '../money/random-money.fixture.ts'
import { close, december, figuresOf, goTo, monthOf, november, openMonthStage } from './months.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, services, paidFleet, finished, client, staff, head, owner } = await openMonthStage()
const { db } = house.database
const money = moneyActs(db, await house.openCtx().providers.insurer.catalogues())
const waiting = standbyActs(db)

const rowsOf = (orderId: string) =>
  db.selectFrom('payment_attempts').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
const lastRefund = async (orderId: string) =>
  (await db.selectFrom('refunds_due').select('id').where('order_id', '=', orderId).executeTakeFirst())?.id ??
  'f'.repeat(24)
const lastPayout = async (orderId: string) =>
  (
    await db
      .selectFrom('payouts')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'paid')
      .executeTakeFirst()
  )?.id ?? 'f'.repeat(24)

/** What is asked of a service that is refused is nothing: whether it may be done is another story's. */
const attempted = async <E extends Endpoint>(caller: Caller, endpoint: E, input: CallInput<E>) => {
  try {
    await caller.send(endpoint, input)
    return true
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return false
    throw error
  }
}

/** The gateway changes its mind about what it once took. */
const told = async (orderId: string, status: string): Promise<boolean> => {
  const [attempt] = await rowsOf(orderId)
  if (!attempt) return false
  const { fields } = house.openCtx().providers.payment.form({
    orderId,
    charge: 'service',
    transaction: attempt.transaction,
    attemptedAt: attempt.attempted_at,
    amountPesos: attempt.amount_pesos,
    customerId: client.actor.id,
  })
  return (await postNotice(house, house.signNotice(fields, status))) === 'received'
}

type Act = (orderId: string) => Promise<boolean>
const byStaff =
  (make: (order: { orderId: string }) => Promise<{ endpoint: Endpoint; input: object }>): Act =>
  async (orderId) => {
    const { endpoint, input } = await make({ orderId })
    return attempted(await staff(), endpoint, input as CallInput<Endpoint>)
  }
const byOwner =
  (make: (order: { orderId: string }) => Promise<{ endpoint: Endpoint; input: object }>): Act =>
  async (orderId) => {
    const { endpoint, input } = await make({ orderId })
    return attempted(await owner(), endpoint, input as CallInput<Endpoint>)
  }
let written = 0

const acts: Record<string, Act> = {
  payOut: byStaff(money.payOut),
  // Each try by a reference of its own: one that came back is not used again.
  payRefund: async (orderId) =>
    attempted(await staff(), api.refunds.pay, {
      params: { _id: await lastRefund(orderId) },
      body: { reference: `DEV-M${++written}` },
    }),
  advance: byStaff(money.advance),
  acceptStandby: byOwner(waiting.acceptStandby),
  decideStandby: byStaff(waiting.decideStandby),
  waiveStandby: byStaff(waiting.waiveStandby),
  refundCameBack: async (orderId) =>
    attempted(await staff(), api.refunds.reject, {
      params: { _id: await lastRefund(orderId) },
      body: { reason: 'Tarjeta vencida' },
    }),
  payoutCameBack: async (orderId) =>
    attempted(await staff(), api.settlements.returned, {
      params: { _id: await lastPayout(orderId) },
      body: { reason: `Cuenta inexistente ${++written}` },
    }),
  approve: async (orderId) => attempted(await owner(), api.orders.approve, { params: { _id: orderId } }),
  cancel: async (orderId) =>
    attempted(await owner(), api.cancellations.cancel, {
      body: { orderId, description: 'Ya no', acceptedFee: 1_000_000 },
    }),
  close: async (orderId) =>
    attempted(await head(), api.cancellations.close, {
      params: { _id: orderId },
      body: { status: 4, reason: 'Parado', fee: 0, password },
    }),
  failed: (orderId) => told(orderId, 'CAPTURE_FAILED'),
  captured: (orderId) => told(orderId, 'CAPTURED'),
  sweep: async () => {
    await sweepJournalTallies(house.openCtx())
    return true
  },
  later: () => {
    house.clock.forward(3 * hourMs)
    return Promise.resolve(true)
  },
}
const names = Object.keys(acts)

const cancelled = async (): Promise<string> => {
  const orderId = await services.paid(await owner(), await paidFleet())
  await acts['cancel']?.(orderId)
  return orderId
}

const orders: string[] = []
for (let number = 0; number < 2; number++) orders.push(await finished(await paidFleet()))
const waited = await finished(await paidFleet())
await hadWaited(house, waited)
orders.push(waited, await cancelled(), await cancelled())
orders.push(await services.running(client, await paidFleet(), { inMs: 2 * hourMs }))

test('two hundred acts on services of a closed month leave every account of it as it was', async () => {
  for (const orderId of orders) await acts['payRefund']?.(orderId)
  goTo(house, '2026-12-02')
  await close(await head(), november)
  const kept = await figuresOf(await staff())
  const { debit, credit, entries } = await monthOf(await staff(), november)
  const before = (await monthOf(await staff(), december)).entries
  const done = new Map<string, number>()
  const steps = fc.sample(
    fc.record({ act: fc.constantFrom(...names), which: fc.nat({ max: orders.length - 1 }) }),
    { numRuns: 200, seed: Number(process.env['MONTH_SEED'] ?? 71) },
  )
  for (const { act, which } of steps) {
    const isDone = await acts[act]?.(orders[which] ?? '')
    if (isDone) done.set(act, (done.get(act) ?? 0) + 1)
    expect(await figuresOf(await staff()), act).toEqual(kept)
  }
  expect(await monthOf(await staff(), november)).toMatchObject({ state: 'closed', debit, credit, entries })
  // Much was posted, all of it elsewhere.
  expect((await monthOf(await staff(), december)).entries).toBeGreaterThan(before + 10)
  for (const act of ['payOut', 'refundCameBack', 'payRefund', 'payoutCameBack'])
    expect(done.get(act) ?? 0, act).toBeGreaterThan(0)
  expect(await unreconciled(house)).not.toContain('closedMonths')
  const { items } = await (
    await staff()
  ).send(api.closings.late, {
    params: { month: november },
    query: { limit: 100 },
  })
  expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['refund', 'payout']))
})
