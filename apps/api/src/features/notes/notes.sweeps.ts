/** Notes are kept as long as the conversation of their service. docs/decisions/0067. */
import type { OpenCtx } from '#context.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { eraseDueNotes } from './notes.store.ts'

const notesAtOnce = 500
const batchesMost = 40

export const sweepOldNotes = async (ctx: OpenCtx): Promise<void> => {
  const { messageHistoryMonths } = await settingsInForce(ctx.db)
  const before = new Date(ctx.now)
  before.setUTCMonth(before.getUTCMonth() - messageHistoryMonths)
  for (let batch = 0; batch < batchesMost; batch++) {
    const erased = await ctx.inTransaction((db) =>
      eraseDueNotes({ ...ctx, db }, { before, limit: notesAtOnce }),
    )
    if (erased < notesAtOnce) return
  }
}
