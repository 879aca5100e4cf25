/** An enterprise whose dispatch board is full: three trucks wait at once, ten services are to be assigned to six trucks. */
import type { Actor } from '@arriero/domain/people/roles'
import { keepConsents, wordsOfToday } from '#features/consents/account-consents.ts'
import { uploadImage, attachFiles } from '#features/files/files.actions.ts'
import { makePerson, makeTruck, type PersonSeed } from '../people.ts'
import { truckPhoto } from '../picture.ts'
import { seedOrder } from '../seed-order.ts'
import {
  dispatchClient,
  dispatchDescription,
  dispatchDrivers,
  dispatchEnterprise,
  dispatchTrucks,
  openTrips,
  waitingTrips,
} from '../seeds/dispatch.texts.ts'
import type { Situations } from '../situations.ts'
import type { WorldHouse } from '../stage.ts'

type Play = { house: WorldHouse; world: Situations; passwordHash: string }

const hourMs = 3_600_000
/** They came here so long ago. */
const joinedDaysAgo = 90

const join = ({ house, world, passwordHash }: Play, seed: PersonSeed): Promise<Actor> =>
  house.database.transaction(async (tx) => {
    const now = world.now()
    const joinedAt = new Date(now.getTime() - joinedDaysAgo * 24 * hourMs)
    const ctx = { ...house.openCtx(tx), now }
    const made = await makePerson(ctx, { ...seed, joinedAt }, passwordHash)
    await keepConsents({ ...ctx, now: joinedAt }, { userId: made.id, channel: 'demo' }, wordsOfToday)
    return made
  })

type Trip = { from: string; to: string; street: readonly [string, string] }

const taken = async (
  { house, world }: Play,
  { client, carrier }: { client: Actor; carrier: Actor },
  { at, trip: { from, to, street } }: { at: Date; trip: Trip },
): Promise<string> => {
  const seed = { from, to, street, at, vehicle: 'singleTruck', weight: '6 tn', netPesos: 1_250_000 } as const
  const orderId = await world.create(
    client,
    await seedOrder(house, { ...seed, description: dispatchDescription }),
  )
  world.later(15)
  await world.take(carrier, orderId)
  world.later(15)
  await world.pay(client, orderId)
  return orderId
}

export const playDispatch = async (play: Play): Promise<void> => {
  const { world } = play
  const today = world.now()
  const carrier = await join(play, dispatchEnterprise)
  const client = await join(play, dispatchClient)
  const drivers: Actor[] = []
  for (const seed of dispatchDrivers) drivers.push(await join(play, { ...seed, enterpriseId: carrier.id }))
  const trucks: string[] = []
  for (const seed of dispatchTrucks) {
    const { _id: imageId } = await uploadImage(
      world.ctxFor(carrier),
      await truckPhoto(seed.licensePlate),
      'image',
    )
    trucks.push(
      await world.act(carrier, async (ctx) => {
        const id = await makeTruck(ctx, carrier, { ...seed, imageIds: [imageId] })
        await attachFiles(ctx, [imageId], { objectKind: 'vehicle', objectId: id })
        return id
      }),
    )
  }
  for (const [index, { hoursAgo, ...trip }] of waitingTrips.entries()) {
    const [driver, vehicleId] = [drivers[index], trucks[index]]
    if (!driver || vehicleId === undefined) continue
    const at = new Date(today.getTime() - hoursAgo * hourMs)
    world.at(new Date(at.getTime() - 20 * hourMs))
    const orderId = await taken(play, { client, carrier }, { at, trip })
    await world.assign(carrier, orderId, { driverId: driver.id, vehicleId })
    world.at(new Date(at.getTime() - 10 * 60_000))
    await world.milestone(driver, orderId, 'inPosition')
  }
  world.at(new Date(today.getTime() - hourMs))
  for (const { inHours, ...trip } of openTrips) {
    const at = new Date(today.getTime() + inHours * hourMs)
    world.at(new Date(today.getTime() - hourMs))
    await taken(play, { client, carrier }, { at, trip })
  }
  world.at(today)
}
