/**
 * What was begun to be paid back is kept out of its order's money. Once it is not paid back after all the order is settled as if
 * nobody had begun: it may count again, be due again, or be due no more. Security M6, M7.
 */
import type { PaymentCharge } from '@arriero/contract/payments'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { isCounting, wireStatus } from '#features/payments/attempt-standing.ts'
import { lockAttemptsOf } from '#features/payments/payments.store.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import { settleStandby } from '#features/payments/settle-standby.ts'

/** `order` is locked; `charge` is what the payment was for, null where the money due was of none. */
export const settleAgain = async (ctx: Ctx, order: OrderRow, charge: string | null): Promise<void> => {
  if (charge === null) return
  const attempts = await lockAttemptsOf(ctx.db, { orderId: order.id, charge: charge as PaymentCharge })
  if (charge === 'standby') return settleStandby(ctx, order, { attempts, outcome: 'PENDING' })
  const wasPaid = attempts.some(isCounting)
  await settleOrder(ctx, order, attempts)
  const counting = attempts.find(isCounting)
  if (wasPaid || !counting) return
  const detail = wireStatus(counting)
  const act = detail === 'CAPTURED' ? 'payment.captured' : 'payment.authorised'
  await tell(ctx, { name: 'payment.outcome', orderId: order.id, detail }, { act })
}
