/** Conversations of services under way, written and read by the product's own actions. */
import { randomUUID } from 'node:crypto'
import { orderStatus, type OrderStatus } from '@arriero/domain/orders/orders'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { readMessages, sendMessage } from '#features/messages/messages.actions.ts'
import { gateTalks, roadTalks, type MessageSeed } from '../seeds/messages.texts.ts'
import type { Situations } from '../situations.ts'
import type { WorldHouse } from '../stage.ts'

const minuteMs = 60_000

type Parties = Record<MessageSeed['from'], Actor>
type Talking = Parties & {
  orderId: string
  place: { latitude: number; longitude: number }
  takenAt: Date
}

const actorOf = async ({ database }: WorldHouse, id: string): Promise<Actor> => {
  const { role, enterprise_id } = await database.db
    .selectFrom('users')
    .select(['role', 'enterprise_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, role: role as Role, isValidated: true, enterpriseId: enterprise_id }
}

/** Those of this state whose driver is known, as long as there are talks for them. */
const servicesIn = async (house: WorldHouse, status: OrderStatus, most: number): Promise<Talking[]> => {
  const rows = await house.database.db
    .selectFrom('orders')
    .select(['id', 'client_id', 'carrier_id', 'driver_id', 'origin_latitude', 'origin_longitude', 'taken_at'])
    .where('status', '=', orderStatus[status])
    .where('paid_at', 'is not', null)
    .where('driver_id', 'is not', null)
    .orderBy('reservation_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      orderId: row.id,
      client: await actorOf(house, row.client_id),
      carrier: await actorOf(house, row.carrier_id ?? row.client_id),
      driver: await actorOf(house, row.driver_id ?? row.client_id),
      place: { latitude: row.origin_latitude, longitude: row.origin_longitude },
      takenAt: row.taken_at ?? new Date(0),
    })),
  )
}

const parts = ['client', 'carrier', 'driver'] as const

type Talk = { service: Talking; seeds: readonly MessageSeed[]; today: Date }

const talk = async (world: Situations, { service, seeds, today }: Talk): Promise<void> => {
  const { orderId, place, takenAt } = service
  for (const { from, minutesAgo, text, isWithPlace, isUnread } of seeds) {
    // Nobody talks of what was taken later.
    const at = new Date(Math.max(today.getTime() - minutesAgo * minuteMs, takenAt.getTime() + minuteMs))
    world.at(at)
    const writing = { clientId: randomUUID(), text, imageIds: [], writtenAt: at }
    const { position } = await world.act(service[from], (ctx) =>
      sendMessage(ctx, orderId, { ...writing, place: isWithPlace ? place : undefined }),
    )
    if (isUnread) continue
    for (const part of parts)
      if (service[part].id !== service[from].id)
        await world.act(service[part], (ctx) => readMessages(ctx, orderId, position))
  }
}

export const playMessages = async (house: WorldHouse, world: Situations): Promise<void> => {
  const today = world.now()
  const states = [
    ['running', roadTalks],
    ['assigned', gateTalks],
  ] as const
  for (const [status, talks] of states)
    for (const [index, service] of (await servicesIn(house, status, talks.length)).entries())
      await talk(world, { service, seeds: talks[index] ?? [], today })
  world.at(today)
}
