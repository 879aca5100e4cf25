/** Who is shut out or becomes somebody else loses his keys for good, and his webhooks stand still: a key that was stolen does not come back with him. */
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { endKeysOf } from './api-keys.store.ts'
import { stopWebhooksOf } from './webhooks.store.ts'

export const endKeysOfShut = (ctx: OpenCtx, { userId }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    if (userId === undefined) return
    await endKeysOf({ ...ctx, db }, userId)
    await stopWebhooksOf(db, userId)
  })
