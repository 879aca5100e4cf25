import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { rewriteCancelledBy } from './cancellations.store.ts'

/** A new name is found in the list of cancelled services. Told again for further stretches of his services: once is enough. */
export const rewriteCancelledOfRenamed = async (ctx: OpenCtx, { userId, detail }: Told): Promise<void> => {
  if (userId === undefined || detail !== undefined) return
  await rewriteCancelledBy(ctx.db, userId)
}
