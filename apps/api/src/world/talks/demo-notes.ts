/** What staff notes about services under way, by the product's own actions. */
import { orderStatus, type OrderStatus } from '@arriero/domain/orders/orders'
import { writeNote } from '#features/notes/notes.actions.ts'
import type { Cast } from '../demo-people.ts'
import { gateNotes, roadNotes, type NoteSeed } from '../seeds/notes.texts.ts'
import type { Situations } from '../situations.ts'
import type { WorldHouse } from '../stage.ts'

const minuteMs = 60_000

/** The one whose hour is next. */
const serviceIn = async ({ database }: WorldHouse, status: OrderStatus): Promise<string | undefined> => {
  const row = await database.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', orderStatus[status])
    .where('driver_id', 'is not', null)
    .orderBy('reservation_at')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

const nameOf = async ({ database }: WorldHouse, id: string): Promise<string> =>
  (await database.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

export const playNotes = async (house: WorldHouse, world: Situations, { people }: Cast): Promise<void> => {
  const today = world.now()
  const writeAll = async (orderId: string, seeds: readonly NoteSeed[]) => {
    for (const { from, calls, minutesAgo, text } of seeds) {
      world.at(new Date(today.getTime() - minutesAgo * minuteMs))
      const called = calls && people[calls][0]
      const words = called ? text.replace('{name}', await nameOf(house, called.id)) : text
      await world.act(people[from][0], (ctx) =>
        writeNote(ctx, orderId, { text: words, mentions: called ? [called.id] : [] }),
      )
    }
  }
  for (const [status, seeds] of [
    ['running', roadNotes],
    ['assigned', gateNotes],
  ] as const) {
    const orderId = await serviceIn(house, status)
    if (orderId !== undefined) await writeAll(orderId, seeds)
  }
  world.at(today)
}
