/** May so much be advanced now: the same rule for who asks and for who pays. Domain facts §4.8. */
import { askDenial } from '@arriero/domain/money/advance-requests'
import { advanceDenial } from '@arriero/domain/money/payouts'
import { pesos } from '@arriero/domain/money/money'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { Ctx } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#app-error.ts'
import { carrierAccount, isServiceCaptured } from './debts.views.ts'
import { advancesOf } from './advances.store.ts'
import { hasUncheckedAccount } from '../payouts/pay-changes.views.ts'
import type { Account } from '../payouts/payouts.store.ts'

type Asking = { askedPesos: number; by: 'carrier' | 'desk' }

const denials = { carrier: askDenial, desk: advanceDenial } as const

/** Of a locked order that has a carrier. */
export const judgeAdvance = async (
  ctx: Ctx,
  order: OrderRow,
  { askedPesos, by }: Asking,
): Promise<Account | undefined> => {
  const account = order.carrier_id === null ? undefined : await carrierAccount(ctx.db, order.carrier_id)
  const { paidPesos, openPesos } = await advancesOf(ctx.db, order.id)
  const { advanceMost } = await settingsInForce(ctx.db)
  const denial = denials[by](
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
  return account
}
