/** Part of the value is paid on the road. Domain facts §4.8. */
import { needsSecondPerson, payoutDays } from '@arriero/domain/money/payouts'
import { noPesos, pesos } from '@arriero/domain/money/money'
import { nothingWithheld, settle } from '@arriero/domain/money/settlement'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk, tellSecondPersons } from '#features/notifications/news/money-asked.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail } from '#app-error.ts'
import { answerWith, isStillAsked } from './advance-requests.actions.ts'
import { advancesOf, insertAdvance } from './advances.store.ts'
import { paidOut } from '../payouts/paid-out.ts'
import { judgeAdvance } from './judge-advance.ts'

export type NewAdvance = {
  orderId: string
  valuePesos: number
  reference: string
  /** What its carrier asked for and whoever pays has read. */
  requestId?: string | undefined
}

export const payAdvance = async (
  ctx: Ctx,
  { orderId, valuePesos, reference, requestId }: NewAdvance,
): Promise<{ _id: string; state: 'confirming' | 'paid' }> => {
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('order.not_found')
  const carrierId = order.carrier_id ?? fail('advance.not_running')
  await isStillAsked(ctx, orderId, requestId)
  const account = await judgeAdvance(ctx, order, { askedPesos: valuePesos, by: 'desk' })
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
  await answerWith(ctx, { orderId, payoutId: id })
  await record(ctx, {
    act: isPaid ? 'advance.paid' : 'advance.asked',
    objectKind: 'payout',
    objectId: id,
    details: { orderId, value: valuePesos, reference },
  })
  tellDesk(ctx, { what: 'payout', id })
  if (isPaid) await paidOut(ctx, { id, orderId, kind: 'advance', netPesos: valuePesos })
  else await tellSecondPersons(ctx, { what: 'payout', id, pesos: valuePesos })
  return { _id: id, state: isPaid ? 'paid' : 'confirming' }
}
