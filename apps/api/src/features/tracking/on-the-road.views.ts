/** `isOnTheRoad` of the domain, for questions about many services; a test holds the two together. */
import { sql } from 'kysely'
import { historyFromOf } from '#database/months/history-since.ts'
import { inState } from '#database/order-states.ts'

/** `o` is a paid service whose driver is under way with it. */
export const onTheRoad = sql`o.paid_at is not null
  and (o.status = ${inState.running} or (o.status = ${inState.assigned} and (o.on_the_way_at is not null or o.is_in_position)))`

/** From when its driver's phone counts: nothing it saw before, it was not yet on this service. */
export const openFrom = sql<Date>`greatest(coalesce(o.on_the_way_at, o.in_position_at, o.trip_start_at), (
  select max(h.recorded_at) from order_history h where h.order_id = o.id and h.recorded_at >= ${historyFromOf}
    and h.act = 'order.assigned'))`
