/** What carriers were told of loads on their lanes, what is held for later, and how often a day. */
import type { AlertTimes } from '@arriero/domain/notifications/quiet-hours'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'

export const putTimes = async ({ db, actor }: Ctx, { quiet, mostADay }: AlertTimes): Promise<void> => {
  const facts = {
    quiet_from: quiet?.fromMinute ?? null,
    quiet_to: quiet?.toMinute ?? null,
    most_a_day: mostADay,
  }
  await db
    .insertInto('lane_alert_times')
    .values({ owner_id: actor.id, ...facts })
    .onConflict((already) => already.column('owner_id').doUpdateSet(facts))
    .execute()
}

/** A load for a carrier, by these of his lanes. */
export type Match = { ownerId: string; orderId: string; laneIds: readonly string[] }

/** Those that were not there before: a load is told to a carrier once. */
export const insertAlerts = async (
  { db, now }: OpenCtx,
  alerts: readonly (Match & { dueAt: Date | undefined })[],
): Promise<ReadonlySet<string>> => {
  const rows = alerts.map(({ ownerId, orderId, laneIds, dueAt }) => ({
    owner_id: ownerId,
    order_id: orderId,
    lane_ids: laneIds,
    due_at: dueAt ?? null,
  }))
  const { rows: written } = await sql<{ key: string }>`
    insert into lane_alerts (owner_id, order_id, lane_ids, due_at, made_at)
    select w.owner_id, w.order_id, w.lane_ids, w.due_at, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as w (owner_id text, order_id text, lane_ids text[], due_at timestamptz)
    order by w.owner_id, w.order_id
    on conflict (owner_id, order_id) do nothing
    returning owner_id || ' ' || order_id as key`.execute(db)
  return new Set(written.map(({ key }) => key))
}

export const keyOfAlert = ({ ownerId, orderId }: Pick<Match, 'ownerId' | 'orderId'>): string =>
  `${ownerId} ${orderId}`

/** One more of the day for each who may have one; how many he has had then. */
export const countTold = async (
  { db, now }: OpenCtx,
  wanted: readonly { ownerId: string; most: number }[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; told: number }>`
    insert into lane_alert_days (owner_id, day, told, most)
    select w.owner, ${bogotaDay(now)}::date, 1, w.most
    from json_to_recordset(${JSON.stringify(wanted.map(({ ownerId, most }) => ({ owner: ownerId, most })))}::json)
      as w (owner text, most integer) order by w.owner
    on conflict (owner_id, day) do update set told = lane_alert_days.told + 1, most = excluded.most
      where lane_alert_days.told < excluded.most
    returning owner_id as id, told`.execute(db)
  return new Map(rows.map(({ id, told }) => [id, told]))
}

/** All that is due of so many carriers, out of the others' reach until the transaction ends. */
export const takeDue = async ({ db, now }: OpenCtx, owners: number): Promise<Match[]> => {
  const { rows } = await sql<Match>`
    select owner_id as "ownerId", order_id as "orderId", lane_ids as "laneIds" from lane_alerts
    where due_at <= ${now} and owner_id in
      (select distinct owner_id from lane_alerts where due_at <= ${now} order by owner_id limit ${owners})
    order by owner_id, order_id for update skip locked`.execute(db)
  return rows
}

/** Undefined: not held any more. */
export const holdUntil = async (
  db: Db,
  alerts: readonly Pick<Match, 'ownerId' | 'orderId'>[],
  dueAt: Date | undefined,
): Promise<void> => {
  if (alerts.length === 0) return
  await sql`
    update lane_alerts a set due_at = ${dueAt ?? null}::timestamptz
    from json_to_recordset(${JSON.stringify(alerts)}::json) as w ("ownerId" text, "orderId" text)
    where a.owner_id = w."ownerId" and a.order_id = w."orderId"`.execute(db)
}

/** Answers whether there may be more. */
export const removeAlertsBefore = async (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<boolean> => {
  const result = await sql`
    delete from lane_alerts where (owner_id, order_id) in
      (select owner_id, order_id from lane_alerts where made_at < ${before} order by made_at limit ${limit})`.execute(
    db,
  )
  await db.deleteFrom('lane_alert_days').where('day', '<', bogotaDay(before)).execute()
  return Number(result.numAffectedRows ?? 0) === limit
}
