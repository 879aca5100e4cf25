/**
 * A service's payments as a function of its facts: what must stand is the domain's answer, and only the difference to what stands is
 * written. Whoever changes one of the facts calls this last, with the order locked; twice is once. Security M6, M7, M10, decisions §11.
 */
import {
  isCounting,
  isMoney,
  paymentDifferences,
  settledService,
  unsoldOf,
  type Attempt,
  type ServiceFacts,
  type ServicePay,
} from '@arriero/domain/money/payments'
import { pesos } from '@arriero/domain/money/money'
import type { OpenCtx } from '#context.ts'
import { hintInbox, tell } from '#effects/tell.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { orderStatusOf, type OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { lockAttemptsOf, writeSettled } from './payments.store.ts'
import { settledMoneyOf, type SettledMoney } from './settled-money.views.ts'

export type SettledOrder = {
  /** Whether money counted before, and counts now. */
  wasCounting: boolean
  isCounting: boolean
  /** The payment status that the order shows. */
  payStatus: string | null
  /** It had been paid, and is to be paid again. */
  isUndone: boolean
  /** Due back, since no insurer sold its policy. */
  unsoldPesos: number
  /** The insurer was asked to sell it: its cover begins with the service, and ends where the service is cancelled unpaid. */
  isPolicyBought: boolean
}

const payOf = (order: OrderRow): ServicePay => ({
  status: order.pay_status,
  transaction: order.pay_transaction,
  paidAt: order.paid_at,
  payUntil: order.pay_until,
  lostAt: order.payment_lost_at,
})

const columnsOf = (pay: Partial<ServicePay>) => ({
  ...(pay.status === undefined ? {} : { pay_status: pay.status }),
  ...(pay.transaction === undefined ? {} : { pay_transaction: pay.transaction }),
  ...(pay.paidAt === undefined ? {} : { paid_at: pay.paidAt }),
  ...(pay.payUntil === undefined ? {} : { pay_until: pay.payUntil }),
  ...(pay.lostAt === undefined ? {} : { payment_lost_at: pay.lostAt }),
})

const premiumOf = ({ premium_pesos: salePesos, premium_vat_pesos: vatPesos }: OrderRow) =>
  salePesos === null ? null : { salePesos: pesos(salePesos), vatPesos: pesos(vatPesos ?? 0) }

type Stands = SettledMoney & { attempts: readonly Attempt[] }

const factsOf = (now: Date, order: OrderRow, { attempts, refunds, end, policy }: Stands): ServiceFacts => ({
  now,
  status: orderStatusOf(order.status),
  isInPosition: order.is_in_position,
  reservationAt: order.reservation_at,
  totalPesos: order.total_pesos,
  pay: payOf(order),
  attempts,
  refunds,
  end: orderStatusOf(order.status) === 'cancelled' ? end : null,
  premium: premiumOf(order),
  isUnsold: policy === 'unsold',
})

const nothing: SettledMoney = { refunds: [], end: null, policy: null }

/** Where nobody ever tried to pay there is nothing to ask for. */
const standing = async (ctx: OpenCtx, order: OrderRow): Promise<Stands> => {
  const attempts = await lockAttemptsOf(ctx.db, { orderId: order.id, charge: 'service' })
  const isUntouched = attempts.length === 0 && order.paid_at === null
  return { attempts, ...(isUntouched ? nothing : await settledMoneyOf(ctx.db, order.id)) }
}

/** Whether its payment is lost has changed: those are told who look after it. */
const tellOfLoss = async (ctx: OpenCtx, orderId: string, isLost: boolean): Promise<void> => {
  if (isLost) ctx.log.error({ event: 'payment.lost_on_the_road', orderId })
  await tell(ctx, { name: isLost ? 'payment.lost' : 'payment.recovered', orderId })
}

/** `order` is locked, and says what was written of it. */
export const settleOrder = async (ctx: OpenCtx, order: OrderRow): Promise<SettledOrder> => {
  const stands = await standing(ctx, order)
  const facts = factsOf(ctx.now, order, stands)
  const wanted = settledService(facts)
  const differences = paymentDifferences(facts, wanted)
  await writeSettled(ctx, order.id, differences)
  const columns = columnsOf(differences.pay)
  if (Object.keys(columns).length > 0) await updateOrder(ctx.db, order.id, columns)
  if (differences.due.length + differences.dropped.length > 0) hintInbox(ctx)
  if (differences.pay.lostAt !== undefined) await tellOfLoss(ctx, order.id, wanted.pay.lostAt !== null)
  await postOrderMoney(ctx, order.id)
  return {
    wasCounting: facts.attempts.some(isCounting),
    isCounting: wanted.applied !== undefined && isMoney(wanted.applied),
    payStatus: wanted.pay.status,
    isUndone: facts.pay.paidAt !== null && wanted.pay.paidAt === null,
    unsoldPesos: unsoldOf(facts),
    isPolicyBought: stands.policy === 'issued' || stands.policy === 'issuing',
  }
}
