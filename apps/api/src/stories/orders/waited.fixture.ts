/** A finished service whose truck had waited twelve hours to be loaded; its charge is proposed. */
import { proposeStandby } from '#features/standby/propose.ts'
import { chargeOf } from '#features/standby/standby.store.ts'
import type { TestHouse } from '#testing/house.ts'
import { hourMs } from '../stage.fixture.ts'

/** Once, however often it is asked for. */
export const hadWaited = async (house: TestHouse, orderId: string): Promise<void> => {
  const { db } = house.database
  if (await chargeOf(db, orderId)) return
  const { trip_start_at: startAt } = await db
    .selectFrom('orders')
    .select('trip_start_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const earlier = new Date((startAt ?? house.clock.now).getTime() - 12 * hourMs)
  await db
    .updateTable('orders')
    .set({
      reservation_at: earlier,
      on_the_way_at: earlier,
      in_position_at: earlier,
      loading_start_at: null,
    })
    .where('id', '=', orderId)
    .execute()
  await house.database.transaction((tx) =>
    proposeStandby({ ...house.openCtx(tx), now: house.clock.now }, orderId),
  )
}
