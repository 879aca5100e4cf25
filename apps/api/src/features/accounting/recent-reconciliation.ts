/**
 * Reconciling reads everything that ever moved: who only wants to know whether all agrees shares what was read a moment ago, on
 * whichever node.
 */
import type { Ctx } from '#context.ts'
import { keepReconciliation, keptReconciliation, type Reconciliation } from './recent-reconciliation.store.ts'
import { reconciliation } from './reconciliation.views.ts'

const recentMs = 10 * 60_000

/** What each running house, told apart by its providers, is reading just now. */
const underWay = new WeakMap<Ctx['providers'], Promise<Reconciliation>>()

const readAnew = (ctx: Ctx): Promise<Reconciliation> => {
  const reading = reconciliation(ctx).then(async (answer) => {
    await keepReconciliation(ctx.db, answer)
    return answer
  })
  underWay.set(ctx.providers, reading)
  const end = () => {
    if (underWay.get(ctx.providers) === reading) underWay.delete(ctx.providers)
  }
  reading.then(end, end)
  return reading
}

/** `isRecentEnough`: one of the last ten minutes, also one that is being read just now. */
export const reconciled = async (ctx: Ctx, isRecentEnough: boolean): Promise<Reconciliation> => {
  if (!isRecentEnough) return readAnew(ctx)
  return (
    underWay.get(ctx.providers) ??
    (await keptReconciliation(ctx.db, new Date(ctx.now.getTime() - recentMs))) ??
    readAnew(ctx)
  )
}
