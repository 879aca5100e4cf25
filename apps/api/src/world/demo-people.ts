import { isStaffRole, type Actor } from '@arriero/domain/people/roles'
import type { WorldHouse } from './stage.ts'
import { keepConsents, wordsOfToday } from '#features/consents/account-consents.ts'
import { uploadImage } from '#features/files/files.actions.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { makePerson, makeTruck, type PersonSeed, type TruckSeed } from './people.ts'
import { truckPhoto } from './picture.ts'
import { formerClient, moreDrivers, seats, trucks, type Seat } from './seeds/people.texts.ts'
import type { Situations } from './situations.ts'

export type Cast = {
  people: Record<Seat, readonly [Actor, Actor]>
  /** Drivers of the first enterprise beside `enterprisedriver`. */
  crew: readonly Actor[]
  /** A client whose one service is long over. */
  former: Actor
  /** Vehicle ids by plate. */
  trucks: ReadonlyMap<string, string>
}

const dayMs = 86_400_000
/** A little longer than the oldest service of the lanes that are driven all the time. */
const usualDays = 225
/** Of the last hand that came to the first enterprise. */
const newcomerDays = 12

const truckOf = async (world: Situations, owner: Actor, seed: TruckSeed): Promise<[string, string]> => {
  const { _id: imageId } = await uploadImage(
    world.ctxFor(owner),
    await truckPhoto(seed.licensePlate),
    'image',
  )
  const id = await world.act(owner, async (ctx) => {
    const vehicleId = await makeTruck(ctx, owner, { ...seed, imageIds: [imageId] })
    await attachFiles(ctx, [imageId], { objectKind: 'vehicle', objectId: vehicleId })
    return vehicleId
  })
  return [seed.licensePlate, id]
}

/** Everybody, with papers and trucks. They have been here for seven months. */
export const settle = async (house: WorldHouse, world: Situations, passwordHash: string): Promise<Cast> => {
  const today = world.now()
  let arrived = 0
  const person = (seed: PersonSeed, daysHere = usualDays): Promise<Actor> => {
    const joinedAt = new Date(today.getTime() - daysHere * dayMs + ++arrived * 47 * 60_000)
    return house.database.transaction(async (tx) => {
      const ctx = { ...house.openCtx(tx), now: today }
      const made = await makePerson(ctx, { ...seed, joinedAt }, passwordHash)
      if (!isStaffRole(made.role))
        await keepConsents({ ...ctx, now: joinedAt }, { userId: made.id, channel: 'demo' }, wordsOfToday)
      return made
    })
  }
  const people = {} as Record<Seat, readonly [Actor, Actor]>
  for (const seat of Object.keys(seats) as Seat[]) {
    const [first, second] = seats[seat]
    const enterprises = people.enterprise as readonly [Actor, Actor] | undefined
    const under = (index: 0 | 1) =>
      seat === 'enterprisedriver' && enterprises ? { enterpriseId: enterprises[index].id } : {}
    people[seat] = [await person({ ...first, ...under(0) }), await person({ ...second, ...under(1) })]
  }
  const crew: Actor[] = []
  for (const [index, seed] of moreDrivers.entries()) {
    const isLast = index === moreDrivers.length - 1
    const hired = { ...seed, enterpriseId: people.enterprise[0].id }
    crew.push(await person(hired, isLast ? newcomerDays : usualDays))
  }
  const owners = {
    enterprise: people.enterprise[0],
    enterprise2: people.enterprise[1],
    driver: people.driver[0],
    driver2: people.driver[1],
  }
  const plates: [string, string][] = []
  for (const [name, seeds] of Object.entries(trucks) as [keyof typeof trucks, readonly TruckSeed[]][]) {
    for (const seed of seeds) {
      const joinedAt = new Date(today.getTime() - usualDays * dayMs + ++arrived * 47 * 60_000)
      plates.push(await truckOf(world, owners[name], { ...seed, joinedAt }))
    }
  }
  return { people, crew, former: await person(formerClient), trucks: new Map(plates) }
}
