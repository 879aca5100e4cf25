/** What a lane has cost and taken, as its viewer may read it; whose it was stays here. docs/decisions/0043. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import {
  lanePeriods,
  laneSpan,
  servicesMost,
  type LanePeriod,
  type LaneService,
} from '@arriero/domain/lanes/lanes'
import { isCarrierRole, isClientRole } from '@arriero/domain/people/roles'
import { atBogota, bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { inState } from '#database/order-states.ts'
import { as } from '#http/serve.ts'

export type Lane = InputOf<typeof api.lanes.history>['query']

type Row = Omit<LaneService, 'day'> & { at: Date }

/** One that staff closed without an arrival took no time that anybody reported. */
const servicesOf = async ({ db, now }: Ctx, lane: Lane): Promise<LaneService[]> => {
  const { from, until } = laneSpan(bogotaDay(now))
  const { rows } = await sql<Row>`
    select o.finish_at as at, o.client_id as "clientId", o.carrier_id as "carrierId", o.net_pesos as "netPesos",
      o.carrier_pesos as "carrierPesos", case when o.arrived_at is not null then
        extract(epoch from o.finish_at - o.loading_start_at)::float8 / 3600 end as hours
    from orders o
    where o.status = ${inState.finished} and o.origin_code = ${lane.originCode}
      and o.destination_code = ${lane.destinationCode} and o.vehicle_type_id = ${lane.typeVehicleId}
      and o.finish_at >= ${atBogota(from, 0)} and o.finish_at < ${atBogota(until, 0)}
    order by o.finish_at desc limit ${servicesMost}`.execute(db)
  return rows.map(({ at, ...service }) => ({ day: bogotaDay(at), ...service }))
}

const common = ({ from, to, services, hours }: LanePeriod) => ({ from, to, services, hours })

export const laneHistory = async (ctx: Ctx, lane: Lane) => {
  const periods = lanePeriods(await servicesOf(ctx, lane), bogotaDay(ctx.now))
  const { role } = ctx.actor
  if (isClientRole(role))
    return as('client', { periods: periods.map((one) => ({ ...common(one), price: one.price })) })
  if (isCarrierRole(role))
    return as('carrier', { periods: periods.map((one) => ({ ...common(one), freight: one.freight })) })
  return as('admin', {
    periods: periods.map((one) => ({ ...common(one), price: one.price, freight: one.freight })),
  })
}
