/** Whoever is renamed is found by his new name among the PQRs too. */
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { nameOf } from './support-about.views.ts'
import { rewriteSearchOf } from './support.store.ts'

export const rewritePqrsOfRenamed = async (ctx: OpenCtx, { userId, detail }: Told): Promise<void> => {
  // Told again for further stretches of his services: once is enough.
  if (userId === undefined || detail !== undefined) return
  const name = await nameOf(ctx.db, userId)
  if (name !== undefined) await rewriteSearchOf(ctx.db, userId, name)
}
