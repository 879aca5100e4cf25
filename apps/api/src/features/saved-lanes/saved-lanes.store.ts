/** Rows of lanes that carriers want to hear of. */
import { keysOfEnd, type LaneAsked, type LaneEnd, type LaneState } from '@arriero/domain/lanes/saved-lanes'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { searchText } from '#database/search-text.ts'

export type SavedLane = LaneAsked & { name: string }

/** How many a person has; holds back others of his until the transaction ends. */
export const lockedCount = async (db: Db, ownerId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lanes ${ownerId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('saved_lanes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return row.count
}

const kmOf = (end: LaneEnd | null) => (end === null || end.reach === 'department' ? null : end.reach)

const columnsOf = ({ providers: { places } }: Ctx, lane: SavedLane) => {
  const keysOf = (end: LaneEnd | null) => keysOfEnd(end, end ? places.byCode(end.code) : undefined)
  return {
    name: lane.name,
    origin_code: lane.origin?.code ?? null,
    origin_km: kmOf(lane.origin),
    destination_code: lane.destination?.code ?? null,
    destination_km: kmOf(lane.destination),
    vehicle_type_ids: [...lane.vehicleTypeIds],
    per_km_least: lane.perKmLeast,
    weight_most_kg: lane.weightMostKg,
    origin_keys: keysOf(lane.origin),
    destination_keys: keysOf(lane.destination),
    search: searchText(lane.name),
  }
}

export const insertLane = async (ctx: Ctx, lane: SavedLane): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('saved_lanes')
    .values({
      id,
      owner_id: ctx.actor.id,
      state: 'active',
      created_at: ctx.now,
      ...columnsOf(ctx, lane),
    })
    .execute()
  return id
}

const changeOwn = async (
  { db, actor }: Ctx,
  id: string,
  change: Partial<ReturnType<typeof columnsOf>> | { state: LaneState },
): Promise<boolean> => {
  const result = await db
    .updateTable('saved_lanes')
    .set(change)
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** False where the caller has no such lane. */
export const writeOwnLane = (ctx: Ctx, id: string, lane: SavedLane): Promise<boolean> =>
  changeOwn(ctx, id, columnsOf(ctx, lane))

export const writeOwnState = (ctx: Ctx, id: string, state: LaneState): Promise<boolean> =>
  changeOwn(ctx, id, { state })

export const removeOwnLane = async ({ db, actor }: Ctx, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('saved_lanes')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Lanes of an account, when it wanted to hear of them and what it was told. */
export const removeLanesOf = async (db: Db, ownerId: string): Promise<void> => {
  for (const table of ['lane_alerts', 'lane_alert_days', 'lane_alert_times', 'saved_lanes'] as const)
    await db.deleteFrom(table).where('owner_id', '=', ownerId).execute()
}
