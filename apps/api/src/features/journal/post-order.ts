/**
 * The books of an order follow its facts: every act that moves money calls this last, with the order locked, and only
 * what the books do not say yet is posted. Twice is once. Decisions §16, security M5.
 */
import { lateReference, monthOf, postingAt, type Posted } from '@arriero/domain/money/closing/months'
import { countedOf } from '@arriero/domain/money/earned'
import { differences, postingsOf, type Posting } from '@arriero/domain/money/journal'
import type { OpenCtx } from '#context.ts'
import { closedThroughOf } from './closed-month.views.ts'
import { holdMonthOpen } from './month-hold.store.ts'
import { insertPosting, keepBook, postedOf } from './journal.store.ts'
import { bookFactsOf } from './order-facts.views.ts'

/** Into the month that is going on; where that was closed meanwhile, into the one behind it. docs/decisions/0071. */
const post = async (
  ctx: OpenCtx,
  orderId: string,
  { missing, posted }: { missing: readonly Posting[]; posted: readonly Posted[] },
): Promise<void> => {
  if (missing.length === 0) return
  await holdMonthOpen(ctx.db, monthOf(ctx.now))
  const at = postingAt(ctx.now, await closedThroughOf(ctx.db))
  for (const posting of missing) {
    const refersTo = lateReference(posting, { at, posted })
    await insertPosting(ctx, { ...posting, orderId, at, refersTo })
  }
}

export const postOrderMoney = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const { money, isCancelled, datedAt } = await bookFactsOf(ctx.db, orderId)
  const wanted = postingsOf(money)
  const posted = await postedOf(ctx.db, orderId)
  if (wanted.length === 0 && posted.length === 0) return
  await post(ctx, orderId, { missing: differences(wanted, posted), posted })
  await keepBook(ctx, { orderId, datedAt, counted: countedOf(money, isCancelled) })
}
