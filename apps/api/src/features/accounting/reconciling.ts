/**
 * Reconciling reads everything that ever moved: a job does it, from a replica where there is one, and everybody reads what was found the
 * last time. docs/decisions/0081.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx, OpenCtx } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { announce } from '#effects/tell.ts'
import type { Told } from '#effects/told.ts'
import { reconciliation, type Steps } from './reconciliation.views.ts'
import {
  beginReconciliation,
  endReconciliation,
  failReconciliation,
  keepReconciliation,
  keptReconciliation,
  runningReconciliation,
  tellShare,
  type Kept,
} from './reconciling.store.ts'

/** It tells of itself every few seconds once its turn has come; of which nothing is heard so long died. */
const aliveMs = 20 * 60_000
/** What was found is asked for anew after that, and after ten times as long as finding it took. */
const [recentMs, recentTimes] = [10 * 60_000, 10] as const

const sinceAlive = (now: Date) => new Date(now.getTime() - aliveMs)

const isOld = (kept: Kept | undefined, now: Date): boolean => {
  if (!kept) return true
  const endedMs = Date.parse(kept.endedAt ?? kept.at)
  return now.getTime() - endedMs > Math.max(recentMs, recentTimes * (endedMs - Date.parse(kept.at)))
}

export const lastReconciliation = async ({
  db,
  now,
}: Ctx): Promise<ReplyOf<typeof api.accounting.reconciliation>> => {
  // One that ends between the two is told as under way, and is read again: never as what was found before, and nothing under way.
  const running = await runningReconciliation(db, sinceAlive(now))
  const kept = await keptReconciliation(db)
  return {
    at: kept?.at ?? null,
    checks: kept?.checks ?? [],
    isOld: isOld(kept, now),
    underWay: running?.isAlive ? { begunAt: running.begunAt.toISOString(), share: running.share } : null,
    failedAt: running?.failedAt?.toISOString() ?? null,
  }
}

export const askReconciliation = async (ctx: Ctx): Promise<ReplyOf<typeof api.accounting.reconcile>> => {
  const { db, now } = ctx
  const running = await runningReconciliation(db, sinceAlive(now))
  if (running?.isAlive) return { begunAt: running.begunAt.toISOString() }
  const begunAt = now.toISOString()
  // Of two who ask in one moment one begins.
  if (await beginReconciliation(db, now, { now, since: sinceAlive(now) }))
    await announce(ctx, { name: 'reconciliation.asked', detail: begunAt })
  return { begunAt }
}

const read = async (ctx: OpenCtx, begunAt: Date, steps: Steps): Promise<Kept> => {
  const beganMs = performance.now()
  const nowThen = () => new Date(ctx.now.getTime() + performance.now() - beganMs)
  // Beside the transaction that reads: what is told of it is seen at once, or the next time where there is no connection for it.
  const outside = AsyncLocalStorage.snapshot()
  const onShare = (share: number) =>
    outside(() => tellShare(ctx.db, begunAt, { share, at: nowThen() }).catch(() => undefined))
  const found = await ctx.reading((from) =>
    atOneMoment({ ...ctx, ...from }, async (inner) => {
      const at = nowThen().toISOString()
      return { at, checks: await reconciliation(inner, { ...steps, onShare }) }
    }),
  )
  return { ...found, endedAt: nowThen().toISOString() }
}

/** May run again; where another has begun meanwhile, or has been done since, there is nothing to do. */
export const reconcile = async (ctx: OpenCtx, { detail }: Told, steps: Steps = {}): Promise<void> => {
  const begunAt = new Date(detail ?? ctx.now)
  const kept = await keptReconciliation(ctx.db)
  if (kept && new Date(kept.at) > begunAt) return endReconciliation(ctx.db, begunAt)
  if (!(await beginReconciliation(ctx.db, begunAt, { now: ctx.now, since: sinceAlive(ctx.now) }))) return
  try {
    const found = await read(ctx, begunAt, steps)
    await ctx.inTransaction(async (db) => {
      await keepReconciliation(db, found)
      await endReconciliation(db, begunAt)
    })
  } catch (error) {
    // It may be the database itself that is away.
    await failReconciliation(ctx.db, begunAt, ctx.now).catch(() => undefined)
    throw error
  }
}
