import type { OpenCtx } from '#context.ts'
import { failExportsBegunBefore, removeExportsBefore } from './exports.store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What nobody finished within an hour is given up; what was asked for a week ago is forgotten. Files go after a day. */
export const sweepExports = async (ctx: OpenCtx): Promise<void> => {
  await failExportsBegunBefore(ctx, new Date(ctx.now.getTime() - hourMs), 'server.unexpected')
  await removeExportsBefore(ctx.db, new Date(ctx.now.getTime() - 7 * dayMs))
}
