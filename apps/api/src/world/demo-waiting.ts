/**
 * What waits in the demo: services whose carrier has not named a driver although their time is near, which staff has to look
 * at first (decisions §7), and services that wait for a carrier.
 */
import type { Cast } from './demo-people.ts'
import { seedOrder } from './seed-order.ts'
import { cargoes, openInHours, roads, waitingServices } from './seeds/months.texts.ts'
import type { Situations } from './situations.ts'
import type { WorldHouse } from './stage.ts'

type Play = { house: WorldHouse; world: Situations; cast: Cast }

const hourMs = 3_600_000
/** Asked for yesterday, taken and paid soon after. */
const askedHoursAgo = 20

const playOpen = async ({ house, world, cast }: Play, today: Date): Promise<void> => {
  const clients = [cast.people.cliententerprise[1], cast.people.client[1]]
  for (const [index, inHours] of openInHours.entries()) {
    const [road, cargo] = [roads[(index * 5) % roads.length], cargoes[index % cargoes.length]]
    const client = clients[index % clients.length]
    if (!road || !cargo || !client) continue
    // The longer somebody plans ahead, the earlier he asked.
    world.at(new Date(today.getTime() - (4 + index * 11) * hourMs))
    const at = new Date(today.getTime() + inHours * hourMs)
    const netPesos = index % 4 === 3 ? undefined : road.netPesos
    await world.create(client, await seedOrder(house, { ...road, ...cargo, at, netPesos }))
  }
}

const playDriverless = async ({ house, world, cast }: Play, today: Date): Promise<void> => {
  const [client, carrier] = [cast.people.cliententerprise[1], cast.people.enterprise[1]]
  for (const { road, inHours, description } of waitingServices) {
    world.at(new Date(today.getTime() - askedHoursAgo * hourMs))
    const at = new Date(today.getTime() + inHours * hourMs)
    const order = { ...road, at, description, vehicle: 'singleTruck', weight: '6 tn' } as const
    const orderId = await world.create(client, await seedOrder(house, order))
    world.later(20)
    await world.take(carrier, orderId)
    world.later(10)
    await world.pay(client, orderId)
  }
}

export const playWaiting = async (play: Play): Promise<void> => {
  const today = play.world.now()
  await playOpen(play, today)
  await playDriverless(play, today)
  play.world.at(today)
}
