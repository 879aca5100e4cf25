/**
 * The payments of a charge for waiting as a function of its facts, as `settleOrder` does for the service: what must stand is the
 * domain's answer, and only the difference is written. Security M6, M7, decisions §16.
 */
import { isPaidWord } from '@arriero/domain/money/paid'
import { paymentDifferences, settledWait } from '@arriero/domain/money/payments'
import { isWaitDue, type StandbyState } from '@arriero/domain/orders/standby'
import type { OpenCtx } from '#context.ts'
import { hint, hintInbox, tell } from '#effects/tell.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { openPayout, voidWaitPayout } from '#features/settlements/open-payout.ts'
import { chargeOf, setChargePayment, type ChargeRow } from '#features/standby/standby.store.ts'
import { lockAttemptsOf, writeSettled } from './payments.store.ts'
import { settledMoneyOf } from './settled-money.views.ts'

type Said = { charge: ChargeRow; isPaid: boolean; outcome: string }

const factsOf = async ({ db, now }: OpenCtx, charge: ChargeRow) => ({
  now,
  totalPesos: charge.total_pesos,
  isDue: isWaitDue({ state: charge.state as StandbyState }),
  pay: { status: charge.pay_status, transaction: charge.pay_transaction, paidAt: charge.paid_at },
  attempts: await lockAttemptsOf(db, { orderId: charge.order_id, charge: 'standby' }),
  refunds: (await settledMoneyOf(db, charge.order_id)).refunds,
})

/** From the moment it is paid its carrier is owed for it, and no longer than it is. */
const oweWait = (ctx: OpenCtx, order: OrderRow, { charge, isPaid }: Pick<Said, 'charge' | 'isPaid'>) =>
  isPaid
    ? openPayout(ctx, {
        orderId: order.id,
        carrierId: order.carrier_id,
        kind: 'standby',
        grossPesos: charge.carrier_pesos,
        earnedAt: charge.paid_at ?? ctx.now,
      })
    : voidWaitPayout(ctx, order.id)

/** `order` is locked; `outcome` is the word the client's screen waits for. */
export const settleStandby = async (ctx: OpenCtx, order: OrderRow, outcome: string): Promise<void> => {
  const charge = await chargeOf(ctx.db, order.id)
  if (!charge) throw new Error('an attempt without its charge')
  const facts = await factsOf(ctx, charge)
  const wanted = settledWait(facts)
  const differences = paymentDifferences(facts, wanted)
  await writeSettled(ctx, order.id, differences)
  await setChargePayment(ctx.db, charge, differences.pay)
  if (differences.due.length + differences.dropped.length > 0) hintInbox(ctx)
  const isPaid = wanted.applied !== undefined
  await oweWait(ctx, order, { charge, isPaid })
  await postOrderMoney(ctx, order.id)
  await sayOutcome(ctx, { charge, isPaid, outcome })
}

/** Its own words in the timeline; the client's screen hears the gateway's, but of no other try once he has paid. */
const sayOutcome = async (ctx: OpenCtx, { charge, isPaid, outcome }: Said): Promise<void> => {
  const orderId = charge.order_id
  const wasPaid = charge.paid_at !== null
  if (isPaid && !wasPaid) await tell(ctx, { name: 'standby.paid', orderId })
  else if (!isPaid && outcome !== 'PENDING') await tell(ctx, { name: 'standby.unpaid', orderId })
  if (isPaid && !isPaidWord(outcome)) return
  hint(ctx, { name: 'payment.outcome', orderId, detail: outcome })
}
