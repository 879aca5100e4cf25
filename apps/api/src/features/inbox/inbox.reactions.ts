/** A PQR that was given to somebody is his in the inbox too. docs/decisions/0074. */
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { writeAssigneeAsOwner } from './inbox.store.ts'

export const ownAssigned = (ctx: OpenCtx, { detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    if (detail !== undefined) await writeAssigneeAsOwner({ ...ctx, db }, detail)
  })
