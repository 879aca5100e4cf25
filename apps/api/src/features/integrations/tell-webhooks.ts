/** The history of services becomes messages to companies' own systems, each once: as notifications do, with a place of its own. */
import type { OpenCtx } from '#context.ts'
import {
  hasNews,
  offerersOf,
  unreadHistory,
  type UnreadRow,
} from '#features/notifications/news/history-news.views.ts'
import { keepPlace, takePlace } from '#features/notifications/notifications.store.ts'
import { insertDeliveries } from './webhook-deliveries.store.ts'
import { newsForWebhooks, webhookActs, type WebhookNews } from './webhook-news.ts'
import { listening } from './webhooks.views.ts'

const batch = 500
const newsLifeMs = 24 * 3_600_000
const newsFrom = ({ now }: OpenCtx): Date => new Date(now.getTime() - newsLifeMs)
const reader = 'webhooks'

const newsIn = async ({ db }: OpenCtx, rows: readonly UnreadRow[]): Promise<WebhookNews[]> => {
  const offererOf = await offerersOf(db, rows)
  return rows.flatMap((row) => newsForWebhooks(row, offererOf) ?? [])
}

const plan = async (ctx: OpenCtx, rows: readonly UnreadRow[]): Promise<void> => {
  const news = await newsIn(ctx, rows)
  const webhooks = await listening(ctx.db, [...new Set(news.flatMap(({ userIds }) => userIds))])
  if (webhooks.length === 0) return
  const deliveries = news.flatMap(({ event, userIds, onceKey, body }) =>
    webhooks
      .filter(({ user_id, events }) => userIds.includes(user_id) && events.includes(event))
      .map(({ id, user_id }) => ({
        id: ctx.newId(),
        webhookId: id,
        userId: user_id,
        event,
        onceKey,
        body,
      })),
  )
  await insertDeliveries(ctx, deliveries)
}

/** Returns true when more history may be waiting. */
const planBatch = async (ctx: OpenCtx): Promise<boolean> => {
  const place = await takePlace(ctx.db, reader)
  if (!place) return false
  const { rows, end } = await unreadHistory(ctx.db, place, {
    acts: webhookActs,
    newsFrom: newsFrom(ctx),
    limit: batch,
  })
  await plan(ctx, rows)
  const last = rows.at(-1)
  const isFull = rows.length === batch
  if (isFull && last)
    await keepPlace(ctx.db, reader, { transactionId: last.transaction_id, historyId: last.id })
  else if (end) await keepPlace(ctx.db, reader, end)
  return isFull
}

export const tellWebhooks = async (ctx: OpenCtx): Promise<void> => {
  let isMore = await hasNews(ctx.db, reader, newsFrom(ctx))
  while (isMore) isMore = await ctx.inTransaction((db) => planBatch({ ...ctx, db }))
}
