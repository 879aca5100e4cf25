/** Each minute: whose phone has fallen silent, which truck has left its route. Said once while it lasts. Decisions §14. */
import { inState } from '#database/order-states.ts'
import { isSilent, progressOf } from '@arriero/domain/progress'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { tell, type EventName } from '#effects/tell.ts'
import { notify } from '#features/notifications/notify.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { endAlerts, openAlert, openAlerts, type AlertKind } from './alerts.store.ts'
import { tripOf, type TripColumns } from './progress.views.ts'
import { onTheRoad, openFrom } from './window.ts'

const words = { silent: 'phone.silent', offRoute: 'route.left' } as const satisfies Record<
  AlertKind,
  EventName
>

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
      await tell(inside, { name: words[kind], orderId })
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

type Driving = TripColumns & { id: string; carrier_id: string; at: Date; latitude: number; longitude: number }

/** Every truck that drives to its unloading, against the line of its route. */
export const sweepLeftRoutes = async (ctx: OpenCtx): Promise<void> => {
  const { offRouteKm, plan } = await settingsInForce(ctx.db)
  const { rows } = await sql<Driving>`
    select o.id, o.carrier_id, o.status, o.is_in_position, o.arrived_at, o.trip_start_at, o.origin_latitude, o.origin_longitude,
      o.origin_exact, o.destination_latitude, o.destination_longitude, o.destination_exact, o.distance_km, o.route_line,
      m.at, m.latitude, m.longitude
    from orders o join last_positions m on m.order_id = o.id and m.driver_id = o.driver_id
    where ${onTheRoad} and o.status = ${inState.running}`.execute(ctx.db)
  const off = rows.filter((row) => {
    const progress = progressOf(tripOf(row), row, { now: ctx.now, planKmh: plan.speedKmPerHour })
    return progress !== undefined && progress.offRouteKm !== null && progress.offRouteKm > offRouteKm
  })
  await settle(ctx, 'offRoute', carriersOf(off))
}
