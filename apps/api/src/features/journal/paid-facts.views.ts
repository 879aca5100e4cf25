/** What has left the house for an order: to its carrier, and back to its client. */
import type { OrderMoney } from '@arriero/domain/money/order-money'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'

type PayoutRow = {
  id: string
  kind: string
  withheld_pesos: number
  deducted_pesos: number
  net_pesos: number
}

export type PaidFacts = Pick<OrderMoney, 'refundsPaid' | 'advancesPaid' | 'payouts' | 'recoveries'>

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

export const paidFactsOf = async (db: Db, orderId: string): Promise<PaidFacts> => {
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
