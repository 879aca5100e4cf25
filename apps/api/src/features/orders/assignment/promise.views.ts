/** What a service promises its client when a driver is named: the arrival at its unloading, by the same reckoning as any estimate. Decisions §14. */
import { hourMs, lanePaceOf, laneTripsMost, type Drive, type LanePace } from '@arriero/domain/arrival/pace'
import { promiseOf } from '@arriero/domain/arrival/expected'
import type { RouteFacts } from '@arriero/contract/places/route-shape'
import { drivingHours } from '@arriero/domain/tariff/driving-hours'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Db, OpenCtx } from '#context.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { editionOn } from '#features/tariff/tariff.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import type { OrderRow } from '../order-row.ts'

type Lane = Pick<OrderRow, 'origin_code' | 'destination_code'>

/** What the last trips between the same two towns took. */
const laneOf = async (db: Db, { origin_code, destination_code }: Lane): Promise<LanePace> => {
  const trips = await db
    .selectFrom('lane_trips')
    .select(['pace', 'stop_share as stopShare'])
    .where('origin_code', '=', origin_code)
    .where('destination_code', '=', destination_code)
    .orderBy('arrived_at', 'desc')
    .limit(laneTripsMost)
    .execute()
  return lanePaceOf(trips)
}

/** By the terrain of its way and the speeds of the vehicle that was asked for; where that is not known, by the planned speed. */
const driveMsOf = async (db: Db, order: OrderRow, planKmh: number): Promise<number> => {
  const vehicleType = vehicleTypeKeyOf(order.vehicle_type_id)
  const facts = order.route_facts as RouteFacts | null
  const hours =
    vehicleType && facts?.terrain
      ? drivingHours(await editionOn(db, bogotaDay(order.reservation_at)), vehicleType, facts.terrain)
      : null
  return (hours ?? order.distance_km / planKmh) * hourMs
}

/** Made once: another driver or vehicle keeps it. */
export const promiseColumns = async ({ db }: OpenCtx, order: OrderRow) => {
  if (order.promised_at !== null) return {}
  const { plan, rest } = await settingsInForce(db)
  const drive: Drive = {
    driveMs: await driveMsOf(db, order, plan.speedKmPerHour),
    lane: await laneOf(db, order),
    rest,
  }
  const { promisedAt, promised } = promiseOf(order.reservation_at, plan.handlingHours * hourMs, drive)
  return { promised_at: promisedAt, promised: JSON.stringify(promised) }
}
