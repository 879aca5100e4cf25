/** What was held back over quiet hours is told at their end, as one; and what was told a month ago is forgotten. */
import type { OpenCtx } from '#context.ts'
import { holdUntil, removeAlertsBefore, takeDue, type Match } from './alerts.store.ts'
import { waitingLoads } from './tell-lanes.ts'
import { silences, tellMatches } from './tell-matches.ts'

const ownersAtOnce = 200
const keptDays = 30
const dayMs = 86_400_000
const removedAtOnce = 5_000
const batchesMost = 40

/** Answers whether there may be more. */
const tellDue = async (ctx: OpenCtx): Promise<boolean> => {
  const due = await takeDue(ctx, ownersAtOnce)
  if (due.length === 0) return false
  const silenceOf = await silences(ctx, due)
  const now: Match[] = []
  // Whoever lengthened his silence meanwhile is left alone until that ends.
  for (const match of due) {
    const until = silenceOf(match)
    if (until) await holdUntil(ctx.db, [match], until)
    else now.push(match)
  }
  await holdUntil(ctx.db, now, undefined)
  const loads = await waitingLoads(ctx, [...new Set(now.map(({ orderId }) => orderId))])
  await tellMatches(
    ctx,
    now.filter(({ orderId }) => loads.has(orderId)),
    loads,
  )
  return true
}

export const sweepHeldAlerts = async (ctx: OpenCtx): Promise<void> => {
  while (await ctx.inTransaction((db) => tellDue({ ...ctx, db })));
}

export const sweepOldAlerts = async (ctx: OpenCtx): Promise<void> => {
  const before = new Date(ctx.now.getTime() - keptDays * dayMs)
  for (let round = 0; round < batchesMost; round++)
    if (!(await ctx.inTransaction((db) => removeAlertsBefore(db, { before, limit: removedAtOnce })))) return
}
