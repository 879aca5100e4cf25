/** The bank sends a transfer back: it is owed anew, and its books are taken back. Decisions §16. */
import { returnDenial } from '@arriero/domain/payout-batches'
import { payoutDays } from '@arriero/domain/payouts'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { fail, refuse } from '#http/app-error.ts'
import { isSettledAdvance } from './advances.store.ts'
import { lowerDebt, releaseDebts } from './debts.store.ts'
import { debtsPaidBy } from './debts.views.ts'
import { lockedPayout } from './locked-payout.ts'
import type { SeenPayout } from './payout-rows.views.ts'
import { insertAgain, markReturned } from './payout-ends.store.ts'

const isTakenOff = async ({ db }: Ctx, row: SeenPayout): Promise<boolean> =>
  row.kind === 'advance' && (await isSettledAdvance(db, row.order_id))

/** An advance that came back is advanced again, or not; what it left its carrier owing is owed no more. */
const takeBackAdvance = async (ctx: Ctx, row: SeenPayout): Promise<void> => {
  if (row.order_status !== 4) return
  if (!(await lowerDebt(ctx.db, row.order_id, row.gross_pesos))) fail('advance.settled')
}

export const returnPayout = async (ctx: Ctx, id: string, reason: string): Promise<{ updated: true }> => {
  const row = await lockedPayout(ctx, id)
  refuse(returnDenial({ state: row.state, isSettledAdvance: await isTakenOff(ctx, row) }))
  const debtOrders = await debtsPaidBy(ctx.db, id)
  await markReturned(ctx, id, reason)
  await releaseDebts(ctx.db, [id])
  if (row.kind === 'advance') await takeBackAdvance(ctx, row)
  else await insertAgain(ctx, row, payoutDays(ctx.now).dueOn)
  const { order_id: orderId, kind } = row
  const value = row.net_pesos ?? 0
  await record(ctx, {
    act: 'payout.returned',
    objectKind: 'payout',
    objectId: id,
    details: { orderId, value, reason },
  })
  await tell(ctx, { name: 'payout.returned', orderId }, { reason, details: { kind, value } })
  for (const one of [orderId, ...debtOrders]) await postOrderMoney(ctx, one)
  return { updated: true }
}
