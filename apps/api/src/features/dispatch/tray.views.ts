/** Beside the rows: what waits for a truck, and which trucks wait at a dock. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { inState } from '#database/order-states.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { tripWire, waitingRows, waitingWire, waitsOf } from './bars.views.ts'

type Reply = ReplyOf<typeof api.dispatch.board>

type LoadRow = Pick<
  OrderRow,
  'id' | 'origin_code' | 'destination_code' | 'reservation_at' | 'planned_end_at' | 'weight_kg' | 'paid_at'
> & { client_name: string; vehicle_type: string; type_load: string; found: number }

/** As many as a person looks through; the soonest are in it. */
const loadsMost = 100

export const trayOf = async (ctx: Ctx): Promise<Reply['tray']> => {
  const { rows } = await sql<LoadRow>`
    select o.id, o.origin_code, o.destination_code, o.reservation_at, o.planned_end_at, o.weight_kg, o.paid_at,
      c.name as client_name, t.name as vehicle_type, l.name as type_load, count(*) over ()::int as found
    from orders o join users c on c.id = o.client_id join vehicle_types t on t.id = o.vehicle_type_id join type_loads l on l.id = o.type_load_id
    where o.carrier_id = ${ctx.actor.id} and o.status = ${inState.assigned} and o.driver_id is null
    order by o.reservation_at, o.id limit ${loadsMost}`.execute(ctx.db)
  return {
    total: rows[0]?.found ?? 0,
    items: rows.map((row) => ({
      ...tripWire(ctx, row),
      client: row.client_name,
      typeVehicle: row.vehicle_type,
      typeLoad: row.type_load,
      weightKg: row.weight_kg,
      isPaid: row.paid_at !== null,
    })),
  }
}

/** The longest first. */
export const waitingOf = async (ctx: Ctx): Promise<Reply['waiting']> => {
  const waitOf = await waitsOf(ctx)
  const found = (await waitingRows(ctx)).flatMap((row) => {
    const wait = waitOf(row)
    return wait ? [{ row, wait }] : []
  })
  return found
    .toSorted((one, other) => one.wait.fromAt.getTime() - other.wait.fromAt.getTime())
    .map(({ row, wait }) => ({
      ...tripWire(ctx, row),
      licensePlate: row.license_plate ?? '',
      driver: row.driver_name ?? '',
      waiting: waitingWire(wait),
    }))
}
