import type { OpenCtx } from '#context.ts'
import { forgetDevices, removeOld } from './signals.store.ts'

const removedAtOnce = 500
const batchesMost = 40

/** What was put aside long ago, and browsers nobody came with for a year. docs/decisions/0073. */
export const sweepOldSignals = async (ctx: OpenCtx): Promise<void> => {
  for (const remove of [removeOld, forgetDevices]) {
    for (let batch = 0; batch < batchesMost; batch++) {
      const removed = await ctx.inTransaction((db) => remove({ db, now: ctx.now }, removedAtOnce))
      if (removed < removedAtOnce) break
    }
  }
}
