import type { TestHouse } from '#testing/house.ts'

/** As if nobody had been named to drive it, two hours before its time; what is in position or beyond stays as it is. */
export const leaveUndriven = async ({ database, clock }: TestHouse, orderId: string): Promise<void> => {
  await database.db
    .updateTable('orders')
    .set({
      driver_id: null,
      vehicle_id: null,
      reservation_at: new Date(clock.now.getTime() + 2 * 3_600_000),
    })
    .where('id', '=', orderId)
    .where('status', '=', 1)
    .where('is_in_position', '=', false)
    .execute()
}
