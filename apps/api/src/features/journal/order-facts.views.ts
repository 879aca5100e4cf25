/** What an order's books follow from: read on the act's own transaction, with the order locked by the act. */
import { orderStatus } from '@arriero/domain/orders/orders'
import {
  noMoney,
  type EndingFacts,
  type OrderMoney,
  type RealPayment,
} from '@arriero/domain/money/order-money'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { waitIn, payoutIn } from '#database/state-lists.ts'
import { isPaidState, type AttemptState } from '@arriero/domain/money/payment-attempts'

type PayoutRow = {
  id: string
  kind: string
  withheld_pesos: number
  deducted_pesos: number
  net_pesos: number
}

type PaidFacts = Pick<OrderMoney, 'refundsPaid' | 'advancesPaid' | 'payouts' | 'recoveries'>

/** What was returned by the bank, or is owed no more, moved nothing. */
const payoutsOf = async (db: Db, orderId: string): Promise<PayoutRow[]> => {
  const { rows } = await sql<PayoutRow>`
    select id, kind, withheld_pesos, deducted_pesos, net_pesos from payouts
    where order_id = ${orderId} and state in ${payoutIn.settled} order by id`.execute(db)
  return rows
}

const refundsOf = async (db: Db, orderId: string): Promise<OrderMoney['refundsPaid']> => {
  const { rows } = await sql<{ id: string; amountPesos: number }>`
    select id, amount_pesos as "amountPesos" from refunds where order_id = ${orderId} and state = 'paid'
    order by id`.execute(db)
  return rows
}

/** What the carrier owed for this order, kept back of his payouts of others. */
const recoveriesOf = async (db: Db, orderId: string): Promise<OrderMoney['recoveries']> => {
  const { rows } = await sql<{ id: string; amountPesos: number }>`
    select r.payout_id as id, r.amount_pesos as "amountPesos" from debt_recoveries r join payouts p on p.id = r.payout_id
    where r.order_id = ${orderId} and p.state in ${payoutIn.settled} order by r.payout_id`.execute(db)
  return rows
}

/** What has left the house for an order: to its carrier, and back to its client. */
const paidFactsOf = async (db: Db, orderId: string): Promise<PaidFacts> => {
  const rows = await payoutsOf(db, orderId)
  return {
    refundsPaid: await refundsOf(db, orderId),
    advancesPaid: rows
      .filter(({ kind }) => kind === 'advance')
      .map(({ id, net_pesos: amountPesos }) => ({ id, amountPesos })),
    payouts: rows
      .filter(({ kind }) => kind !== 'advance')
      .map((row) => ({
        id: row.id,
        withheldPesos: row.withheld_pesos,
        deductedPesos: row.deducted_pesos,
        netPesos: row.net_pesos,
      })),
    recoveries: await recoveriesOf(db, orderId),
  }
}

type OrderFacts = {
  status: number
  carrier_pesos: number | null
  platform_pesos: number | null
  vat_pesos: number | null
  premium_pesos: number | null
  premium_cost_pesos: number | null
  premium_vat_pesos: number | null
  reservation_at: Date
  paid_at: Date | null
  finish_at: Date | null
  cancelled_at: Date | null
}

export type BookFacts = {
  money: OrderMoney
  isCancelled: boolean
  /** Finished, else cancelled, else paid; null where it never was. */
  datedAt: Date | null
}

const orderOf = (db: Db, orderId: string): Promise<OrderFacts> =>
  db
    .selectFrom('orders')
    .select([
      'status',
      'carrier_pesos',
      'platform_pesos',
      'vat_pesos',
      'premium_pesos',
      'premium_cost_pesos',
      'premium_vat_pesos',
      'reservation_at',
      'paid_at',
      'finish_at',
      'cancelled_at',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

const partsOf = (order: OrderFacts): OrderMoney['parts'] => ({
  carrierPesos: order.carrier_pesos ?? 0,
  platformPesos: order.platform_pesos ?? 0,
  vatPesos: order.vat_pesos ?? 0,
  premiumPesos: order.premium_pesos ?? 0,
  premiumCostPesos: order.premium_cost_pesos ?? 0,
  premiumVatPesos: order.premium_vat_pesos ?? 0,
})

type Attempt = { id: string; state: string; amount_pesos: number; is_applied: boolean; charge: string }

const isMoney = ({ state }: Attempt) => isPaidState(state as AttemptState)

const paymentOf = (attempt: Attempt): RealPayment => ({
  id: attempt.id,
  charge: attempt.charge === 'standby' ? 'standby' : 'service',
  amountPesos: attempt.amount_pesos,
  isCaptured: attempt.state === 'captured',
  isApplied: attempt.is_applied,
})

const attemptsOf = (db: Db, orderId: string): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempts')
    .select(['id', 'state', 'amount_pesos', 'is_applied', 'charge'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

const endingOf = async (
  db: Db,
  orderId: string,
  { order, attempts }: { order: OrderFacts; attempts: readonly Attempt[] },
): Promise<EndingFacts | null> => {
  if (order.status !== orderStatus.cancelled) return null
  const record = await db
    .selectFrom('cancellations')
    .select(['fee_pesos', 'vat_pesos', 'refund_pesos', 'carrier_pesos', 'created_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const applied = attempts.find((attempt) => attempt.is_applied && attempt.charge === 'service')
  // Nothing had come in: nothing is kept, nothing given back.
  if (!record || !applied) return null
  return {
    feePesos: record.fee_pesos,
    vatPesos: record.vat_pesos,
    refundPesos: record.refund_pesos,
    carrierPesos: record.carrier_pesos,
    receivedPesos: applied.amount_pesos,
    hasMoney: isMoney(applied),
    isCovered: record.created_at > order.reservation_at,
  }
}

/** Waiting is owed once the client accepted it or accountancy decided; its order's id is its own. */
const standbyOf = async (db: Db, orderId: string): Promise<OrderMoney['standbyCharges']> => {
  const charges = await db
    .selectFrom('standby_charges')
    .select(['order_id', 'carrier_pesos', 'vat_pesos'])
    .where('order_id', '=', orderId)
    .where('state', 'in', waitIn.due)
    .execute()
  return charges.map((charge) => ({
    id: charge.order_id,
    carrierPesos: charge.carrier_pesos,
    platformPesos: 0,
    vatPesos: charge.vat_pesos,
  }))
}

/** Stands as long as its money is there, or somebody has begun to pay it back: the books follow what is due. */
const unsoldPremiumOf = async (db: Db, orderId: string, order: OrderFacts): Promise<number> => {
  if (order.premium_pesos === null || order.status < orderStatus.finished) return 0
  const due = await db
    .selectFrom('refunds_due')
    .select('amount_pesos')
    .where('order_id', '=', orderId)
    .where('cause', '=', 'insurance')
    .executeTakeFirst()
  return due?.amount_pesos ?? 0
}

/** Everything of one order that moves money. */
export const bookFactsOf = async (db: Db, orderId: string): Promise<BookFacts> => {
  const order = await orderOf(db, orderId)
  const attempts = await attemptsOf(db, orderId)
  return {
    money: {
      ...noMoney,
      isFinished: order.status === orderStatus.finished,
      parts: partsOf(order),
      payments: attempts.filter(isMoney).map(paymentOf),
      ending: await endingOf(db, orderId, { order, attempts }),
      unsoldPremiumPesos: await unsoldPremiumOf(db, orderId, order),
      standbyCharges: await standbyOf(db, orderId),
      ...(await paidFactsOf(db, orderId)),
    },
    isCancelled: order.status === orderStatus.cancelled,
    datedAt: order.finish_at ?? order.cancelled_at ?? order.paid_at,
  }
}

/** Orders whose money is older than the journal, a few at a time. */
export const backlog = async (db: Db, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from journal_backlog order by order_id limit ${limit}`.execute(db)
  return rows.map(({ order_id: orderId }) => orderId)
}
