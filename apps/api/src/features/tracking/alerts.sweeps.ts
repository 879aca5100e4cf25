/** Now and then: whose phone has fallen silent, which truck has left its route or would be late. Decisions §14. */
import { isSilent } from '@arriero/domain/orders/progress'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { EventName } from '#effects/told.ts'
import { notify } from '#features/notifications/notify.ts'
import { expectedOf, type ExpectedColumns } from '#features/orders/shapes/expected-shape.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { endAlerts, openAlert, openAlerts, type AlertKind } from './alerts.store.ts'
import { progressFrom, type SeenOrder } from './progress.views.ts'
import { onTheRoad, openFrom } from './on-the-road.views.ts'

/** What the history says of it, once while it lasts. An estimate, which comes and goes by itself, is no event. */
const words: Readonly<Record<AlertKind, EventName | null>> = {
  silent: 'phone.silent',
  offRoute: 'route.left',
  late: null,
}

/** Opens what is new, ends what is over. `wrong`: the service and its carrier, who is told. */
const settle = async (ctx: OpenCtx, kind: AlertKind, wrong: ReadonlyMap<string, string>): Promise<void> => {
  const open = await openAlerts(ctx.db, kind)
  const known = new Set(open.map(({ order_id }) => order_id))
  await endAlerts(
    ctx.db,
    open.filter(({ order_id }) => !wrong.has(order_id)).map(({ id }) => id),
    ctx.now,
  )
  for (const [orderId, carrierId] of wrong) {
    if (known.has(orderId)) continue
    await ctx.inTransaction(async (db) => {
      const [inside, id] = [{ ...ctx, db }, ctx.newId()]
      if (!(await openAlert(db, { id, orderId, kind, now: ctx.now }))) return
      const name = words[kind]
      if (name !== null) await tell(inside, { name, orderId })
      if (kind === 'silent')
        await notify(inside, { userId: carrierId, kind: 'phone.silent', orderId, onceKey: `alert ${id}` })
    })
  }
}

const carriersOf = (rows: readonly { id: string; carrier_id: string }[]) =>
  new Map(rows.map(({ id, carrier_id }) => [id, carrier_id]))

export const sweepSilentPhones = async (ctx: OpenCtx): Promise<void> => {
  const { silentPhoneMs } = await settingsInForce(ctx.db)
  const { rows } = await sql<{ id: string; carrier_id: string; open_from: Date; received_at: Date | null }>`
    select o.id, o.carrier_id, ${openFrom} as open_from, m.received_at
    from orders o left join last_positions m on m.order_id = o.id and m.driver_id = o.driver_id
    where ${onTheRoad}`.execute(ctx.db)
  const rule = { now: ctx.now, silentMs: silentPhoneMs }
  const silent = rows.filter((row) => isSilent(row.received_at, row.open_from, rule))
  await settle(ctx, 'silent', carriersOf(silent))
}

type OnTheWay = SeenOrder &
  ExpectedColumns & { id: string; carrier_id: string; latitude: number | null; longitude: number | null } & {
    at: Date | null
    arrival: unknown
  }

/** What its last place tells; nothing where it has told none. */
const progressOf = (row: OnTheWay, rule: Parameters<typeof progressFrom>[2]) => {
  const { at, latitude, longitude, arrival } = row
  return at && latitude !== null && longitude !== null
    ? progressFrom(row, { at, latitude, longitude, arrival }, rule)
    : null
}

/** Every truck on the road, against its way and against what was promised; one that still loads may be late already. */
export const sweepProgress = async (ctx: OpenCtx): Promise<void> => {
  const rule = { ...(await settingsInForce(ctx.db)), now: ctx.now }
  // The line itself is long, and what was reckoned from it is kept.
  const { rows } = await sql<OnTheWay>`
    select o.id, o.carrier_id, o.status, o.paid_at, o.on_the_way_at, o.is_in_position, o.arrived_at, o.trip_start_at,
      o.origin_latitude, o.origin_longitude, o.origin_exact, o.destination_latitude, o.destination_longitude, o.destination_exact,
      o.distance_km, o.distance_method, '[]'::jsonb as route_line, o.promised, o.promised_at, o.reservation_at, o.planned_end_at,
      m.at, m.latitude, m.longitude, m.arrival, m.eta_at
    from orders o left join last_positions m on m.order_id = o.id and m.driver_id = o.driver_id
    where ${onTheRoad}`.execute(ctx.db)
  const seen = rows.map((row) => ({ row, progress: progressOf(row, rule) }))
  const off = seen.filter(({ progress }) => progress?.isOffRoute)
  const late = seen.filter(
    ({ row, progress }) =>
      (progress?.lateMinutes ?? 0) > 0 || expectedOf(row, { isClient: false, now: ctx.now }).lateMinutes > 0,
  )
  await settle(ctx, 'offRoute', carriersOf(off.map(({ row }) => row)))
  await settle(ctx, 'late', carriersOf(late.map(({ row }) => row)))
}
