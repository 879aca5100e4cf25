/** What follows when money has left for a carrier: he is told, and the books say it. */
import type { PayoutKind } from '@arriero/domain/money/settlement'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { debtsPaidBy } from '../debts/debts.views.ts'

export type PaidOut = { id: string; orderId: string; kind: PayoutKind; netPesos: number }

/** The books of its service, and of those whose debt it pays back. Their orders are locked. */
export const postPayout = async (
  ctx: Ctx,
  { id, orderId }: Pick<PaidOut, 'id' | 'orderId'>,
): Promise<void> => {
  await postOrderMoney(ctx, orderId)
  for (const debtOrderId of await debtsPaidBy(ctx.db, id)) await postOrderMoney(ctx, debtOrderId)
}

export const paidOut = async (ctx: Ctx, payout: PaidOut): Promise<void> => {
  const { orderId, kind, netPesos } = payout
  // Crossed with what he owes nothing was transferred.
  if (netPesos > 0) await tell(ctx, { name: 'payout.paid', orderId }, { details: { kind, value: netPesos } })
  await postPayout(ctx, payout)
}
