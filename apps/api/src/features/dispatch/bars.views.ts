/** What lies on the board: each service in the window with where its truck stands and drives, and what makes one careful about it. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { openWait, stagesOf, type BoardRows } from '@arriero/domain/orders/dispatch-board'
import { denial, isUnderWay } from '@arriero/domain/orders/orders'
import { plannedDriveMs } from '@arriero/domain/orders/schedule'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { inState } from '#database/order-states.ts'
import { waiversOf } from '#features/orders/assignment/waiver.store.ts'
import { momentOf, type FactColumns } from '#features/orders/order-row.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { agreedOn, stampsOf, type StampColumns } from '#features/standby/metered.ts'
import { tariffsNewestFirst } from '#features/standby/standby.store.ts'
import { tariffOfDay, type StandbyTariff, type Waiting } from '@arriero/domain/orders/standby'
import { crewOf, pairGatesOf, type Crew, type JudgedOrder } from './crew.views.ts'

type Bar = ReplyOf<typeof api.dispatch.board>['items'][number]['bars'][number]

type BarRow = JudgedOrder &
  StampColumns &
  FactColumns & {
    taken_at: Date | null
    created_at: Date
    driver_name: string | null
    license_plate: string | null
  }

/** All that is asked of a service here: its line and its reference are long, and nobody draws them. */
const columns = sql`o.id, o.status, o.client_id, o.carrier_id, o.driver_id, o.vehicle_id, o.vehicle_type_id, o.type_load_id, o.weight_kg,
  o.reservation_at, o.planned_end_at, o.distance_km, o.origin_code, o.destination_code, o.paid_at, o.pay_until, o.payment_lost_at, o.premium_pesos,
  o.client_price, o.support_document_id, o.is_in_position, o.in_position_at, o.waiting_since_at, o.loading_start_at, o.trip_start_at, o.arrived_at,
  o.unloading_start_at, o.finish_at, o.client_stars, o.carrier_stars, o.approved_at, o.reminded_at, o.delivery_code, o.delivery_code_tries, o.taken_at, o.created_at,
  d.name as driver_name, v.license_plate`

const barsFrom = sql`orders o left join users d on d.id = o.driver_id left join vehicles v on v.id = o.vehicle_id`

export type Window = { from: Date; until: Date }

/** No plan is longer; what is late beyond it is on the road, which is asked for by itself. */
const planMostMs = 21 * 24 * 3_600_000
/** More than a week of a hundred trucks has. */
const barsMost = 3_000

export const barRows = async (
  { db, actor, now }: Ctx,
  { rows, ids, window }: { rows: BoardRows; ids: readonly string[]; window: Window },
): Promise<BarRow[]> => {
  if (ids.length === 0) return []
  const named = rows === 'vehicles' ? sql`o.vehicle_id` : sql`o.driver_id`
  const begun = new Date(window.from.getTime() - planMostMs)
  const { rows: found } = await sql<BarRow>`
    select ${columns} from ${barsFrom}
    where ${named} = any(${ids}::text[]) and o.carrier_id = ${actor.id} and o.reservation_at < ${window.until}
      and (o.status = ${inState.running} or (o.status in ${inState.underWay} or o.status = ${inState.finished}) and o.reservation_at > ${begun})
      and coalesce(o.finish_at, case when o.status = ${inState.running} or o.is_in_position then greatest(o.planned_end_at, ${now}) else o.planned_end_at end) > ${window.from}
    order by o.reservation_at, o.id limit ${barsMost}`.execute(db)
  return found
}

/** More stand at no enterprise's docks. */
const waitingMost = 200

/** Those whose truck stands at a dock now. */
export const waitingRows = async ({ db, actor }: Ctx): Promise<BarRow[]> => {
  const { rows } = await sql<BarRow>`
    select ${columns} from ${barsFrom}
    where o.carrier_id = ${actor.id} and o.paid_at is not null and (o.status = ${inState.running} or (o.status = ${inState.assigned} and (o.on_the_way_at is not null or o.is_in_position)))
      and (o.arrived_at is not null or (o.is_in_position and o.trip_start_at is null)) limit ${waitingMost}`.execute(
    db,
  )
  return rows
}

const crewOfBars = (ctx: Ctx, bars: readonly BarRow[]): Promise<Crew> => {
  const idsOf = (column: 'driver_id' | 'vehicle_id') => [
    ...new Set(bars.filter(({ status }) => isUnderWay(status)).flatMap((bar) => bar[column] ?? [])),
  ]
  return crewOf(ctx, {
    vehicles: sql`v.id = any(${idsOf('vehicle_id')}::text[])`,
    drivers: sql`u.id = any(${idsOf('driver_id')}::text[])`,
  })
}

type Waiver = Awaited<ReturnType<typeof waiversOf>>[number]

const carefulOf = (crew: Crew, bar: BarRow, waivers: readonly Waiver[]) => {
  const { driver_id: driverId, vehicle_id: vehicleId } = bar
  if (!isUnderWay(bar.status) || driverId === null || vehicleId === null) return []
  const waived = waivers
    .filter(({ driver_id, vehicle_id }) => driver_id === driverId && vehicle_id === vehicleId)
    .map(({ gate }) => gate)
  return pairGatesOf(crew, { driverId, vehicleId }, { order: bar, largerConfirmed: true, waived })
}

export const waitingWire = ({ phase, fromAt, freeHours, hours }: Waiting) => ({
  phase,
  from: fromAt.toISOString(),
  freeHours,
  hours,
})

export const tripWire = (
  { providers: { places } }: Ctx,
  order: Pick<BarRow, 'id' | 'origin_code' | 'destination_code' | 'reservation_at' | 'planned_end_at'>,
) => ({
  _id: order.id,
  origin: places.byCode(order.origin_code)?.town ?? order.origin_code,
  destination: places.byCode(order.destination_code)?.town ?? order.destination_code,
  from: order.reservation_at.toISOString(),
  until: order.planned_end_at.toISOString(),
})

/** Of each service by the tariff of the day on which it was agreed. */
export const waitsOf = async (ctx: Ctx) => {
  const tariffs: readonly StandbyTariff[] = await tariffsNewestFirst(ctx.db)
  return (bar: BarRow): Waiting | undefined => {
    const tariff = isUnderWay(bar.status) ? tariffOfDay(tariffs, agreedOn(bar)) : undefined
    return tariff && openWait(stampsOf(bar), tariff, ctx.now)
  }
}

export const barsOf = async (ctx: Ctx, rows: readonly BarRow[]): Promise<Map<string, Bar>> => {
  const crew = await crewOfBars(ctx, rows)
  const { plan } = await settingsInForce(ctx.db)
  const waitOf = await waitsOf(ctx)
  const waivers =
    rows.length === 0
      ? []
      : await waiversOf(
          ctx.db,
          rows.map(({ id }) => id),
        )
  const ofOrder = Map.groupBy(waivers, ({ order_id }) => order_id)
  const barOf = (row: BarRow): Bar => {
    const driveMs = plannedDriveMs(row.distance_km, plan)
    const wait = waitOf(row)
    return {
      ...tripWire(ctx, row),
      status: row.status,
      driver: row.driver_id === null ? null : { _id: row.driver_id, name: row.driver_name ?? '' },
      vehicle:
        row.vehicle_id === null ? null : { _id: row.vehicle_id, licensePlate: row.license_plate ?? '' },
      weightKg: row.weight_kg,
      stages: stagesOf({ ...stampsOf(row), plannedEndAt: row.planned_end_at, driveMs }, ctx.now).map(
        ({ kind, fromAt, untilAt }) => ({ kind, from: fromAt.toISOString(), until: untilAt.toISOString() }),
      ),
      waiting: wait ? waitingWire(wait) : null,
      careful: carefulOf(crew, row, ofOrder.get(row.id) ?? []),
      whyNotMoved: denial('assign', momentOf(row, ctx)) ?? null,
    }
  }
  return new Map(rows.map((row) => [row.id, barOf(row)]))
}
