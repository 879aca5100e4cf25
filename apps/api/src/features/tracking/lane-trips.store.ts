/** What trips took, for the next ones between the same towns. */
import type { ArrivalState } from '@arriero/domain/arrival/arrival'
import type { Promised } from '@arriero/domain/arrival/expected'
import { laneTripOf } from '@arriero/domain/arrival/pace'
import type { OpenCtx } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'

/** Of less of its way a trip says too little. */
const seenLeast = 0.9

/** A trip that has arrived, where its phone was heard to the end of its way. */
export const keepLaneTrip = async ({ db }: OpenCtx, order: OrderRow, arrivedAt: Date): Promise<void> => {
  const { trip_start_at: startAt, promised } = order
  const marker = await db
    .selectFrom('last_positions')
    .select('arrival')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  const [state, kept] = [marker?.arrival as ArrivalState | null | undefined, promised as Promised | null]
  if (!state || !kept || !startAt || state.doneShare < seenLeast) return
  const { drivenMs, restedMs, doneShare, atMs } = state
  const trip = laneTripOf({
    takenMs: atMs - startAt.getTime(),
    drivenMs,
    restedMs,
    driveMs: kept.driveMs * doneShare,
  })
  if (!trip) return
  await db
    .insertInto('lane_trips')
    .values({
      order_id: order.id,
      origin_code: order.origin_code,
      destination_code: order.destination_code,
      arrived_at: arrivedAt,
      pace: trip.pace,
      stop_share: trip.stopShare,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}
