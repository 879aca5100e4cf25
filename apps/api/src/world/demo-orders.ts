/** Services in all five states, three months back. */
import type { Actor } from '@arriero/domain/people/roles'
import type { WorldHouse } from './stage.ts'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { rateOrder } from '#features/ratings/ratings.actions.ts'
import type { NewOrder } from '#features/orders/asked/new-order.ts'
import type { Cast } from './demo-people.ts'
import { seedOrder } from './seed-order.ts'
import { finishedTrips, offerTexts, orderSeeds, type OrderSeed } from './seeds/orders.texts.ts'
import type { Situations } from './situations.ts'

type Play = { house: WorldHouse; world: Situations; cast: Cast; today: Date }

const hourMs = 3_600_000

const orderOf = ({ house, today }: Play, seed: OrderSeed): Promise<NewOrder> =>
  seedOrder(house, { ...seed, at: new Date(today.getTime() + seed.inHours * hourMs) })

type Trip = {
  seed: OrderSeed
  client: Actor
  carrier: Actor
  driver: Actor
  vehicleId: string
  /** Declared value of the cargo; 0 leaves it uninsured. */
  declaredPesos: number
}

/** Created a day and a half before its appointment, taken at its client's price, paid and crewed. */
const ready = async (stage: Play, trip: Trip): Promise<string> => {
  const { world } = stage
  const { seed } = trip
  const appointment = stage.today.getTime() + seed.inHours * hourMs
  world.at(new Date(Math.min(appointment - 36 * hourMs, stage.today.getTime() - hourMs)))
  const id = await world.create(trip.client, await orderOf(stage, seed))
  world.later(40)
  await world.take(trip.carrier, id)
  world.later(15)
  if (trip.declaredPesos > 0) await world.insure(trip.client, id, trip.declaredPesos)
  await world.pay(trip.client, id)
  if (trip.declaredPesos > 0) await world.issue(id)
  world.later(30)
  await world.assign(trip.carrier, id, { driverId: trip.driver.id, vehicleId: trip.vehicleId })
  return id
}

const setOut = async (stage: Play, id: string, { carrier, driver, seed }: Trip): Promise<void> => {
  const { world } = stage
  const came = stage.today.getTime() + (seed.inHours + (seed.lateHours ?? 0)) * hourMs
  world.at(new Date(came - 2 * hourMs))
  await world.milestone(driver, id, 'onTheWay')
  world.at(new Date(came - 10 * 60_000))
  await world.milestone(driver, id, 'inPosition')
  world.later(25)
  await world.milestone(driver, id, 'loadingStart')
  world.later(70)
  await world.supportDocument(carrier, id)
  world.later(10)
  await world.milestone(driver, id, 'tripStart')
}

const finish = async (stage: Play, id: string, { driver }: Trip): Promise<void> => {
  const { world } = stage
  world.later(11 * 60)
  await world.milestone(driver, id, 'inFinish')
  world.later(35)
  await world.milestone(driver, id, 'unloadingStart')
  world.later(80)
  await world.milestone(driver, id, 'finish')
}

const playPast = async (stage: Play): Promise<void> => {
  const { world, cast } = stage
  const { people, trucks } = cast
  for (const [index, past] of finishedTrips.entries()) {
    const isOwnDriver = index % 3 === 2
    const trip: Trip = {
      seed: {
        ...orderSeeds.open,
        from: past.from,
        to: past.to,
        netPesos: past.netPesos,
        inHours: -24 * past.daysAgo,
      },
      client: index % 2 === 0 ? people.cliententerprise[0] : people.client[0],
      carrier: isOwnDriver ? people.driver[0] : people.enterprise[0],
      driver: isOwnDriver ? people.driver[0] : people.enterprisedriver[0],
      vehicleId: trucks.get(isOwnDriver ? 'TMO846' : 'SXC481') ?? '',
      declaredPesos: index % 4 === 0 ? 80_000_000 : 0,
    }
    const id = await ready(stage, trip)
    await setOut(stage, id, trip)
    await finish(stage, id, trip)
    const { stars } = past
    if (stars === undefined) continue
    world.later(90)
    await world.act(trip.client, (ctx) =>
      rateOrder(ctx, { orderId: id, stars, description: offerTexts.thanks }),
    )
  }
}

const playRunning = async (stage: Play): Promise<void> => {
  const { people, crew, trucks } = stage.cast
  const declaredPesos = 120_000_000
  const trips: Trip[] = [
    {
      seed: orderSeeds.running,
      client: people.cliententerprise[0],
      carrier: people.enterprise[0],
      driver: crew[0] ?? people.enterprisedriver[0],
      vehicleId: trucks.get('TRK907') ?? '',
      declaredPesos,
    },
    {
      seed: orderSeeds.runningOwn,
      client: people.client[0],
      carrier: people.driver[0],
      driver: people.driver[0],
      vehicleId: trucks.get('TMO846') ?? '',
      declaredPesos,
    },
  ]
  for (const trip of trips) {
    const id = await ready(stage, trip)
    await stage.world.consent(trip.driver)
    await setOut(stage, id, trip)
  }
}

const playMarket = async (stage: Play): Promise<void> => {
  const { world, cast, today } = stage
  const { people, trucks } = cast
  const [company, person] = [people.cliententerprise[0], people.client[0]]
  world.at(new Date(today.getTime() - 3 * hourMs))
  await world.create(company, await orderOf(stage, orderSeeds.open))
  await world.create(person, await orderOf(stage, orderSeeds.openWithoutPrice))
  await world.create(company, await orderOf(stage, orderSeeds.openTractor))
  const offered = await world.create(company, await orderOf(stage, orderSeeds.offered))
  world.later(20)
  await world.offer(people.enterprise[0], offered, { valuePesos: 2_450_000, description: offerTexts.solid })
  await world.offer(people.driver[0], offered, { valuePesos: 2_280_000, description: offerTexts.cheaper })
  await world.offer(people.enterprise[1], offered, { valuePesos: 2_390_000, description: offerTexts.patient })
  const unpaid = await world.create(company, await orderOf(stage, orderSeeds.unpaid))
  world.later(10)
  await world.take(people.enterprise[0], unpaid)
  const paid = await world.create(company, await orderOf(stage, orderSeeds.paid))
  world.later(10)
  await world.take(people.enterprise[0], paid)
  await world.pay(company, paid, 'AUTHORISED')
  const scheduled = await world.create(person, await orderOf(stage, orderSeeds.scheduled))
  world.later(10)
  await world.take(people.enterprise[1], scheduled)
  await world.pay(person, scheduled)
  await world.assign(people.enterprise[1], scheduled, {
    driverId: people.enterprisedriver[1].id,
    vehicleId: trucks.get('VKM118') ?? '',
  })
  await world.supportDocument(people.enterprise[1], scheduled)
  const cancelled = await world.create(company, await orderOf(stage, orderSeeds.cancelled))
  world.later(30)
  await world.act(company, (ctx) =>
    cancelOrder(ctx, { orderId: cancelled, description: offerTexts.changeOfPlans, acceptedFeePesos: 0 }),
  )
}

export const playOrders = async (house: WorldHouse, world: Situations, cast: Cast): Promise<void> => {
  const stage: Play = { house, world, cast, today: world.now() }
  await playPast(stage)
  await playRunning(stage)
  await playMarket(stage)
  world.at(stage.today)
}
