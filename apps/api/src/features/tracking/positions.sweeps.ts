/** Days for points are made ahead; where trucks were is kept for so many days (a setting), then a whole day is gone. Decisions §14. */
import type { OpenCtx } from '#context.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { clearRest, daysBefore, dropDay, makeDays, removeMarkers } from './positions.store.ts'

/** Short enough that nobody waits for it; what one run leaves, the next one takes. */
const limit = 5_000
const batchesMax = 40

const removeOldMarkers = async (ctx: OpenCtx, before: Date): Promise<void> => {
  for (let batch = 0; batch < batchesMax; batch++) {
    const removed = await ctx.inTransaction((db) => removeMarkers(db, { before, limit }))
    if (removed < limit) return
  }
}

export const sweepPositionDays = async (ctx: OpenCtx): Promise<void> => {
  await ctx.inTransaction((db) => makeDays(db, ctx.now))
}

export const sweepOldPositions = async (ctx: OpenCtx): Promise<void> => {
  const { positionLifeMs } = await settingsInForce(ctx.db)
  const before = new Date(ctx.now.getTime() - positionLifeMs)
  for (const day of await daysBefore(ctx.db, before)) {
    await ctx
      .inTransaction((db) => dropDay(db, day))
      .catch((error: Error) => ctx.log.warn({ code: 'positions.day_kept', day, reason: error.message }))
  }
  await clearRest(ctx.db, before)
  await removeOldMarkers(ctx, before)
}
