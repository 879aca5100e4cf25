/** When carriers want to be told of loads on their lanes. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { clockOfMinute, usualAlertTimes, type AlertTimes } from '@arriero/domain/notifications/quiet-hours'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'

/** Of those who chose; of all others the usual holds. */
export const chosenTimes = async (
  db: Db,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, AlertTimes>> => {
  if (ownerIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; from: number | null; to: number | null; most: number }>`
    select owner_id as id, quiet_from as "from", quiet_to as "to", most_a_day as most from lane_alert_times
    where owner_id = any(${ownerIds}::text[])`.execute(db)
  return new Map(
    rows.map(({ id, from, to, most }) => [
      id,
      {
        quiet: from === null || to === null ? null : { fromMinute: from, toMinute: to },
        mostADay: most,
      },
    ]),
  )
}

/** How often each was told today. */
export const toldOn = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ownerIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; told: number }>`
    select owner_id as id, told from lane_alert_days
    where owner_id = any(${ownerIds}::text[]) and day = ${bogotaDay(now)}`.execute(db)
  return new Map(rows.map(({ id, told }) => [id, told]))
}

export const ownTimes = async (ctx: Ctx): Promise<ReplyOf<typeof api.savedLanes.times>> => {
  const { id } = ctx.actor
  const { quiet, mostADay } = (await chosenTimes(ctx.db, [id])).get(id) ?? usualAlertTimes
  return {
    quiet: quiet && { from: clockOfMinute(quiet.fromMinute), to: clockOfMinute(quiet.toMinute) },
    mostADay,
    toldToday: (await toldOn(ctx, [id])).get(id) ?? 0,
  }
}
