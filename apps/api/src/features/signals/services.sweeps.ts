/** Services since the last look, read from their history, and trucks on the road. docs/decisions/0073. */
import type { HistoryAct } from '@arriero/domain/orders/order-events'
import type { OpenCtx } from '#context.ts'
import { hasNews, unreadHistory, type UnreadRow } from '#features/notifications/news/history-news.views.ts'
import { keepPlace, takePlace } from '#features/notifications/notifications.store.ts'
import { changedWithPay } from './accounts.views.ts'
import { changedIdentities } from './identity.ts'
import { farStrays, lowPrices, youngAccounts } from './services.ts'
import { agreedOn, strays } from './services.views.ts'
import { raise } from './signals.store.ts'

const reader = 'signals'
const atOnce = 200
const batchesMost = 20
const newsLifeMs = 7 * 86_400_000

const agreeing = ['offer.accepted'] as const satisfies readonly HistoryAct[]
/** After which something is to be paid to its carrier. */
const earning = ['milestone.finish', 'order.closed'] as const satisfies readonly HistoryAct[]
const acts: readonly string[] = [...agreeing, ...earning]

const among = (list: readonly string[], { act }: UnreadRow) => list.includes(act)

const lookAt = async (ctx: OpenCtx, rows: readonly UnreadRow[]): Promise<void> => {
  const agreed = await agreedOn(ctx, [
    ...new Set(rows.filter((row) => among(agreeing, row)).map(({ order_id: id }) => id)),
  ])
  const earners = rows
    .filter((row) => among(earning, row))
    .flatMap(({ carrier_id: id }) => (id === null ? [] : [id]))
  await raise(ctx, [
    ...youngAccounts(agreed),
    ...lowPrices(agreed),
    ...changedIdentities(await changedWithPay(ctx.db, [...new Set(earners)]), ctx.now),
  ])
}

/** Answers whether there may be more. */
const lookOn = async (ctx: OpenCtx, newsFrom: Date): Promise<boolean> => {
  const place = await takePlace(ctx.db, reader)
  if (!place) return false
  const { rows, end } = await unreadHistory(ctx.db, place, { acts, newsFrom, limit: atOnce })
  await lookAt(ctx, rows)
  const last = rows.at(-1)
  const isFull = rows.length === atOnce
  if (isFull && last)
    await keepPlace(ctx.db, reader, { transactionId: last.transaction_id, historyId: last.id })
  else if (end) await keepPlace(ctx.db, reader, end)
  return isFull
}

export const sweepAgreed = async (ctx: OpenCtx): Promise<void> => {
  const newsFrom = new Date(ctx.now.getTime() - newsLifeMs)
  let isMore = await hasNews(ctx.db, reader, newsFrom)
  for (let batch = 0; isMore && batch < batchesMost; batch++)
    isMore = await ctx.inTransaction((db) => lookOn({ ...ctx, db }, newsFrom))
}

export const sweepStrays = async (ctx: OpenCtx): Promise<void> => {
  const found = farStrays(await strays(ctx))
  if (found.length > 0) await ctx.inTransaction((db) => raise({ ...ctx, db }, found))
}
