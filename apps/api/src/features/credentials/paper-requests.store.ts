/** Missing papers that their owner was asked for. Decision 0027. */
import type { Ctx, Db } from '#context.ts'
import type { Holder } from './credentials.store.ts'

/** Returns the new request's id. */
export const insertRequest = async (ctx: Ctx, holder: Holder, kind: string): Promise<string> => {
  const id = ctx.newId()
  const holderColumns =
    'userId' in holder
      ? { user_id: holder.userId, vehicle_id: null }
      : { user_id: null, vehicle_id: holder.vehicleId }
  await ctx.db
    .insertInto('paper_requests')
    .values({ id, ...holderColumns, kind, asked_at: ctx.now, asked_by: ctx.actor.id })
    .execute()
  return id
}

export const requestsOf = (db: Db, holder: Holder) =>
  db
    .selectFrom('paper_requests')
    .select(['kind', 'asked_at'])
    .where((where) =>
      'userId' in holder ? where('user_id', '=', holder.userId) : where('vehicle_id', '=', holder.vehicleId),
    )
    .execute()

/** The paper was brought, so nobody is asked for it any more. */
export const removeRequest = async (db: Db, holder: Holder, kind: string): Promise<void> => {
  await db
    .deleteFrom('paper_requests')
    .where('kind', '=', kind)
    .where((where) =>
      'userId' in holder ? where('user_id', '=', holder.userId) : where('vehicle_id', '=', holder.vehicleId),
    )
    .execute()
}
