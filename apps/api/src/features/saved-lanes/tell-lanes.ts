/**
 * What is published is held against the lanes that carriers saved, right after its commit: the act knows nothing of it. Nothing is
 * locked while lanes are looked for, so that whoever else reads history does not wait; where two nodes look at the same, the row of
 * load and carrier decides which of them tells.
 */
import { historyActs, orderEventOf } from '@arriero/domain/orders/order-events'
import type { OpenCtx } from '#context.ts'
import { someLoads } from '#features/load-board/market.views.ts'
import { hasNews, placeOf, unreadHistory } from '#features/notifications/news/history-news.views.ts'
import { keepPlace, takePlace, type HistoryPlace } from '#features/notifications/notifications.store.ts'
import { insertAlerts, keyOfAlert, type Match } from './alerts.store.ts'
import { matchesOf, takeable, type Loads } from './matching.views.ts'
import { silences, stillWanted, tellMatches } from './tell-matches.ts'

const reader = 'lanes'
const batch = 200
/** Matches of one transaction: some tenths of a second. */
const portion = 500
const newsLifeMs = 24 * 3_600_000
const newsFrom = ({ now }: OpenCtx): Date => new Date(now.getTime() - newsLifeMs)

const openingActs: readonly string[] = historyActs.filter((act) => orderEventOf(act)?.market === 'opens')

/** What still waits for a carrier: dead loads are not told. */
export const waitingLoads = async ({ db, now }: OpenCtx, ids: readonly string[]): Promise<Loads> => {
  const loads = ids.length === 0 ? [] : await someLoads(db, ids)
  return new Map(
    loads.filter(({ reservationMs }) => reservationMs > now.getTime()).map((load) => [load.id, load]),
  )
}

/** All of one carrier's in one portion: several at once are told as one. */
const portionsOf = (matches: readonly Match[]): Match[][] => {
  const portions: Match[][] = []
  let open: Match[] = []
  for (const match of matches) {
    if (open.length >= portion && open.at(-1)?.ownerId !== match.ownerId) {
      portions.push(open)
      open = []
    }
    open.push(match)
  }
  return open.length > 0 ? [...portions, open] : portions
}

const tellPortion = async (ctx: OpenCtx, matches: readonly Match[], loads: Loads): Promise<void> => {
  const silenceOf = await silences(ctx, matches)
  const fresh = await insertAlerts(
    ctx,
    matches.map((match) => ({ ...match, dueAt: silenceOf(match) })),
  )
  await tellMatches(
    ctx,
    matches.filter((match) => fresh.has(keyOfAlert(match)) && silenceOf(match) === undefined),
    loads,
  )
}

/** Not where another node has read on meanwhile. */
const readUpTo = async (ctx: OpenCtx, from: HistoryPlace, to: HistoryPlace): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const place = await takePlace(db, reader)
    const isThere = place?.transactionId === from.transactionId && place.historyId === from.historyId
    if (isThere) await keepPlace(db, reader, to)
  })

/** Answers whether there may be more. */
const tellBatch = async (ctx: OpenCtx): Promise<boolean> => {
  const place = await placeOf(ctx.db, reader)
  if (!place) return false
  const asked = { acts: openingActs, newsFrom: newsFrom(ctx), limit: batch }
  const { rows, end } = await unreadHistory(ctx.db, place, asked)
  const loads = await waitingLoads(ctx, [...new Set(rows.map(({ order_id }) => order_id))])
  const wanted = await stillWanted(ctx, await matchesOf(ctx, loads))
  for (const matches of portionsOf(await takeable(ctx, wanted, loads)))
    await ctx.inTransaction((db) => tellPortion({ ...ctx, db }, matches, loads))
  const last = rows.at(-1)
  const isFull = rows.length === batch
  const read = isFull && last ? { transactionId: last.transaction_id, historyId: last.id } : end
  if (read) await readUpTo(ctx, place, read)
  return isFull
}

export const tellLanes = async (ctx: OpenCtx): Promise<void> => {
  let isMore = await hasNews(ctx.db, reader, newsFrom(ctx))
  while (isMore) isMore = await tellBatch(ctx)
}
