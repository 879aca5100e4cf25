/** Part of the value is paid on the road. Domain facts §4.8. */
import { orderStatus } from '@arriero/domain/orders/orders'
import { advanceDenial, needsSecondPerson, payoutDays } from '@arriero/domain/money/payouts'
import { noPesos, pesos } from '@arriero/domain/money/money'
import { nothingWithheld, settle } from '@arriero/domain/money/settlement'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellSecondPersons } from '#features/notifications/news/money-asked.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#app-error.ts'
import { carrierAccount, isServiceCaptured } from './debts.views.ts'
import { advancesOf, insertAdvance } from './advances.store.ts'
import { paidOut } from '../payouts/paid-out.ts'
import { hasUncheckedAccount } from '../payouts/pay-changes.views.ts'
import type { Account } from '../payouts/payouts.store.ts'

export type NewAdvance = { orderId: string; valuePesos: number; reference: string }

const judge = async (
  ctx: Ctx,
  order: OrderRow,
  { askedPesos, account }: { askedPesos: number; account: Account | undefined },
) => {
  const { paidPesos, openPesos } = await advancesOf(ctx.db, order.id)
  const { advanceMost } = await settingsInForce(ctx.db)
  const denial = advanceDenial(
    {
      isRunning: order.status === orderStatus.running,
      isCaptured: await isServiceCaptured(ctx.db, order.id),
      isPaymentLost: order.payment_lost_at !== null,
      hasAccount: account !== undefined,
      isAccountUnchecked: await hasUncheckedAccount(ctx, order.carrier_id ?? ''),
      valuePesos: pesos(order.carrier_pesos ?? 0),
      advancesPesos: pesos(paidPesos + openPesos),
      most: advanceMost,
    },
    askedPesos,
  )
  if (denial === 'advance.too_much') fail(denial, 'value')
  refuse(denial)
}

export const payAdvance = async (
  ctx: Ctx,
  { orderId, valuePesos, reference }: NewAdvance,
): Promise<{ _id: string; state: 'confirming' | 'paid' }> => {
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('order.not_found')
  const carrierId = order.carrier_id ?? fail('advance.not_running')
  const account = await carrierAccount(ctx.db, carrierId)
  await judge(ctx, order, { askedPesos: valuePesos, account })
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  // Of all that one service was advanced: several small ones are one large one.
  const { paidPesos, openPesos } = await advancesOf(ctx.db, orderId)
  const isPaid = !needsSecondPerson(paidPesos + openPesos + valuePesos, secondPersonFromPesos)
  const id = ctx.newId()
  const grossPesos = pesos(valuePesos)
  const settlement = settle({
    kind: 'advance',
    grossPesos,
    ofServicePesos: grossPesos,
    rules: nothingWithheld,
    industryRate: 0,
    vehicleType: null,
    advancesPesos: noPesos,
    debtsPesos: noPesos,
  })
  await insertAdvance(ctx, {
    id,
    orderId,
    carrierId,
    kind: 'advance',
    grossPesos,
    earnedAt: ctx.now,
    ...payoutDays(ctx.now),
    settlement,
    account: account ?? fail('payout.no_account'),
    reference,
    isPaid,
  })
  await record(ctx, {
    act: isPaid ? 'advance.paid' : 'advance.asked',
    objectKind: 'payout',
    objectId: id,
    details: { orderId, value: valuePesos, reference },
  })
  if (isPaid) await paidOut(ctx, { id, orderId, kind: 'advance', netPesos: valuePesos })
  else await tellSecondPersons(ctx, { what: 'payout', id, pesos: valuePesos })
  return { _id: id, state: isPaid ? 'paid' : 'confirming' }
}
