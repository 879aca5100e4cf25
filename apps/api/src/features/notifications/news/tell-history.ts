/**
 * The history of services is its own outbox: an act writes its row and nothing else, and here many rows at once become
 * notifications, each exactly once.
 */
import type { OpenCtx } from '#context.ts'
import { newsOf, toldActs } from './history-news.ts'
import { hasNews, newsFactsFor, unreadHistory } from './history-news.views.ts'
import { keepPlace, takePlace } from '../notifications.store.ts'
import { notifyAll } from '../notify.ts'

const batch = 500
const newsLifeMs = 24 * 3_600_000
const newsFrom = ({ now }: OpenCtx): Date => new Date(now.getTime() - newsLifeMs)

/** Returns true when more history may be waiting. */
const tellBatch = async (ctx: OpenCtx): Promise<boolean> => {
  const place = await takePlace(ctx.db, 'notifications')
  if (!place) return false
  const { rows, end } = await unreadHistory(ctx.db, place, {
    acts: toldActs,
    newsFrom: newsFrom(ctx),
    limit: batch,
  })
  const facts = await newsFactsFor(ctx.db, rows)
  await notifyAll(
    ctx,
    rows.flatMap((row) => newsOf(row, facts)),
  )
  const last = rows.at(-1)
  const isFull = rows.length === batch
  if (isFull && last)
    await keepPlace(ctx.db, 'notifications', { transactionId: last.transaction_id, historyId: last.id })
  else if (end) await keepPlace(ctx.db, 'notifications', end)
  return isFull
}

export const tellHistory = async (ctx: OpenCtx): Promise<void> => {
  let isMore = await hasNews(ctx.db, 'notifications', newsFrom(ctx))
  while (isMore) isMore = await ctx.inTransaction((db) => tellBatch({ ...ctx, db }))
}
