/** Where trucks were is kept for so many days (a setting), then it is gone. Decisions §14. */
import type { Db, OpenCtx } from '#context.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { removeMarkers, removePositions } from './positions.store.ts'

/** Short enough that nobody waits for it; what one run leaves, the next one takes. */
const limit = 5_000
const batchesMax = 40

type Remove = (db: Db, old: { before: Date; limit: number }) => Promise<number>

const removeInBatches = async (ctx: OpenCtx, before: Date, remove: Remove): Promise<void> => {
  for (let batch = 0; batch < batchesMax; batch++) {
    const removed = await ctx.inTransaction((db) => remove(db, { before, limit }))
    if (removed < limit) return
  }
}

export const sweepOldPositions = async (ctx: OpenCtx): Promise<void> => {
  const { positionLifeMs } = await settingsInForce(ctx.db)
  const before = new Date(ctx.now.getTime() - positionLifeMs)
  await removeInBatches(ctx, before, removePositions)
  await removeInBatches(ctx, before, removeMarkers)
}
