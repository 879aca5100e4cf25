/** Now and then: whose phone has fallen silent, which truck has left its route or would be late. Decisions §14. */
import type { Fix } from '@arriero/domain/places/positions'
import { isSilent, stretchFixes, stretchMs } from '@arriero/domain/orders/progress'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { EventName } from '#effects/told.ts'
import { notify } from '#features/notifications/notify.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { endAlerts, openAlert, openAlerts, type AlertKind } from './alerts.store.ts'
import { progressFrom, type PromisedTrip } from './progress.views.ts'
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

type Driving = PromisedTrip &
  Fix & { id: string; carrier_id: string; before: { at: string; latitude: number; longitude: number }[] }

/** The places of `m`'s stretch before it, the newest first. */
const placesBefore = sql`coalesce((select json_agg(p) from (
  select p.at, p.latitude, p.longitude from positions p
  where p.order_id = m.order_id and p.driver_id = m.driver_id and not p.is_flagged
    and p.at < m.at and p.at >= m.at - ${stretchMs} * interval '1 millisecond'
  order by p.at desc limit ${stretchFixes - 1}) p), '[]')`

/** Every truck that is heading somewhere, against the line of its route and against what was promised. */
export const sweepProgress = async (ctx: OpenCtx): Promise<void> => {
  const rule = { ...(await settingsInForce(ctx.db)), now: ctx.now }
  const { rows } = await sql<Driving>`
    select o.id, o.carrier_id, o.status, o.is_in_position, o.arrived_at, o.trip_start_at, o.origin_latitude, o.origin_longitude,
      o.origin_exact, o.destination_latitude, o.destination_longitude, o.destination_exact, o.distance_km, o.route_line,
      o.reservation_at, o.planned_end_at, m.at, m.latitude, m.longitude, ${placesBefore} as before
    from orders o join last_positions m on m.order_id = o.id and m.driver_id = o.driver_id
    where ${onTheRoad}`.execute(ctx.db)
  const seen = rows.map((row) => {
    const before = row.before.map(({ at, ...place }) => ({ ...place, at: new Date(at) }))
    return { row, progress: progressFrom(row, [row, ...before], rule) }
  })
  const off = seen.filter(({ progress }) => progress?.isOffRoute)
  const late = seen.filter(({ progress }) => progress !== null && progress.lateMinutes > 0)
  await settle(ctx, 'offRoute', carriersOf(off.map(({ row }) => row)))
  await settle(ctx, 'late', carriersOf(late.map(({ row }) => row)))
}
