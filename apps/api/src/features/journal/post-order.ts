/**
 * The books of an order follow its facts: every act that moves money calls this last, with the order locked, and only
 * what the books do not say yet is posted. Twice is once. Decisions §16, security M5.
 */
import { countedOf } from '@arriero/domain/money/earned'
import { differences, postingsOf } from '@arriero/domain/money/journal'
import type { OpenCtx } from '#context.ts'
import { insertPosting, keepBook, postedOf } from './journal.store.ts'
import { bookFactsOf } from './order-facts.views.ts'

export const postOrderMoney = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const { money, isCancelled, datedAt } = await bookFactsOf(ctx.db, orderId)
  const wanted = postingsOf(money)
  const posted = await postedOf(ctx.db, orderId)
  if (wanted.length === 0 && posted.length === 0) return
  for (const posting of differences(wanted, posted)) await insertPosting(ctx, orderId, posting)
  await keepBook(ctx, { orderId, datedAt, counted: countedOf(money, isCancelled) })
}
