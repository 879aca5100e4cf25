/** Services in all five states, three months back. */
import type { Actor } from '@arriero/domain/roles'
import { pesos } from '@arriero/domain/money'
import { withVat } from '@arriero/domain/pricing'
import { composeReservation } from '@arriero/domain/schedule'
import type { House } from '#compose.ts'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { rateOrder } from '#features/ratings/ratings.actions.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import type { NewOrder } from '#features/orders/orders.actions.ts'
import type { Cast } from './demo-people.ts'
import { finishedTrips, offerTexts, orderSeeds, type OrderSeed } from './seeds/orders.texts.ts'
import type { Situations } from './situations.ts'

type Stage = { house: House; world: Situations; cast: Cast; today: Date }

const hourMs = 3_600_000

const placeOf = ({ house }: Stage, code: string, street: string) => {
  const town = house.openCtx().providers.places.byCode(code)
  if (!town) throw new Error(`no town ${code}`)
  return {
    name: `${street}, ${town.town}, ${town.department}`,
    latitude: town.latitude,
    longitude: town.longitude,
    code,
    exact: true,
  }
}

const orderOf = async (stage: Stage, seed: OrderSeed): Promise<NewOrder> => {
  const { rates, vatBase } = await ratesInForce(stage.house.database.db)
  const at = new Date(stage.today.getTime() + seed.inHours * hourMs)
  return {
    origin: placeOf(stage, seed.from, seed.street[0]),
    destination: placeOf(stage, seed.to, seed.street[1]),
    imageIds: [],
    typeLoadId: typeLoadId(seed.cargo),
    vehicleTypeId: vehicleTypeId(seed.vehicle),
    description: seed.description,
    ...composeReservation(at),
    high: '2.2 M',
    weight: seed.weight,
    width: '2.4 M',
    volume: '38 M3',
    pieces: '24 Unidades',
    bottom: '6 M',
    clientPricePesos:
      seed.netPesos === undefined ? undefined : withVat(pesos(seed.netPesos), rates, vatBase).clientPesos,
    wantsDeliveryCode: false,
  }
}

type Trip = { client: Actor; carrier: Actor; driver: Actor; vehicleId: string }

/** Created a day and a half before its appointment, taken at its client's price, paid and crewed. */
const ready = async (stage: Stage, seed: OrderSeed, trip: Trip, insured = 0): Promise<string> => {
  const { world } = stage
  const appointment = stage.today.getTime() + seed.inHours * hourMs
  world.at(new Date(Math.min(appointment - 36 * hourMs, stage.today.getTime() - hourMs)))
  const id = await world.create(trip.client, await orderOf(stage, seed))
  world.later(40)
  await world.take(trip.carrier, id)
  world.later(15)
  if (insured > 0) await world.insure(trip.client, id, insured)
  await world.pay(trip.client, id)
  world.later(30)
  await world.assign(trip.carrier, id, { driverId: trip.driver.id, vehicleId: trip.vehicleId })
  return id
}

const setOut = async (
  stage: Stage,
  id: string,
  { carrier, driver }: Trip,
  seed: OrderSeed,
): Promise<void> => {
  const { world } = stage
  const appointment = stage.today.getTime() + seed.inHours * hourMs
  world.at(new Date(appointment - 2 * hourMs))
  await world.milestone(driver, id, 'onTheWay')
  world.at(new Date(appointment - 10 * 60_000))
  await world.milestone(driver, id, 'inPosition')
  world.later(25)
  await world.milestone(driver, id, 'loadingStart')
  world.later(70)
  await world.supportDocument(carrier, id)
  world.later(10)
  await world.milestone(driver, id, 'tripStart')
}

const finish = async (stage: Stage, id: string, { driver }: Trip): Promise<void> => {
  const { world } = stage
  world.later(11 * 60)
  await world.milestone(driver, id, 'inFinish')
  world.later(35)
  await world.milestone(driver, id, 'unloadingStart')
  world.later(80)
  await world.milestone(driver, id, 'finish')
}

const playPast = async (stage: Stage): Promise<void> => {
  const { world, cast } = stage
  const { people, trucks } = cast
  const [firstClient, secondClient] = [people.cliententerprise[0], people.client[0]]
  for (const [index, past] of finishedTrips.entries()) {
    const isOwnDriver = index % 3 === 2
    const trip: Trip = {
      client: index % 2 === 0 ? firstClient : secondClient,
      carrier: isOwnDriver ? people.driver[0] : people.enterprise[0],
      driver: isOwnDriver ? people.driver[0] : people.enterprisedriver[0],
      vehicleId: trucks.get(isOwnDriver ? 'TMO846' : 'SXC481') ?? '',
    }
    const seed: OrderSeed = {
      ...orderSeeds.open,
      from: past.from,
      to: past.to,
      netPesos: past.netPesos,
      inHours: -24 * past.daysAgo,
    }
    const id = await ready(stage, seed, trip, index % 4 === 0 ? 80_000_000 : 0)
    await setOut(stage, id, trip, seed)
    await finish(stage, id, trip)
    world.later(90)
    await world.act(trip.client, (ctx) =>
      rateOrder(ctx, { orderId: id, stars: past.stars, description: offerTexts.thanks }),
    )
  }
}

const playRunning = async (stage: Stage): Promise<void> => {
  const { people, crew, trucks } = stage.cast
  const trips: [OrderSeed, Trip][] = [
    [
      orderSeeds.running,
      {
        client: people.cliententerprise[0],
        carrier: people.enterprise[0],
        driver: crew[0] ?? people.enterprisedriver[0],
        vehicleId: trucks.get('TRK907') ?? '',
      },
    ],
    [
      orderSeeds.runningOwn,
      {
        client: people.client[0],
        carrier: people.driver[0],
        driver: people.driver[0],
        vehicleId: trucks.get('TMO846') ?? '',
      },
    ],
  ]
  for (const [seed, trip] of trips)
    await setOut(stage, await ready(stage, seed, trip, 120_000_000), trip, seed)
}

const playMarket = async (stage: Stage): Promise<void> => {
  const { world, cast, today } = stage
  const { people, trucks } = cast
  const [company, person] = [people.cliententerprise[0], people.client[0]]
  world.at(new Date(today.getTime() - 3 * hourMs))
  await world.create(company, await orderOf(stage, orderSeeds.open))
  await world.create(person, await orderOf(stage, orderSeeds.openWithoutPrice))
  await world.create(company, await orderOf(stage, orderSeeds.openTractor))
  const offered = await world.create(company, await orderOf(stage, orderSeeds.offered))
  world.later(20)
  await world.offer(people.enterprise[0], offered, 2_450_000, offerTexts.solid)
  await world.offer(people.driver[0], offered, 2_280_000, offerTexts.cheaper)
  await world.offer(people.enterprise[1], offered, 2_390_000, offerTexts.patient)
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

export const playOrders = async (house: House, world: Situations, cast: Cast): Promise<void> => {
  const stage: Stage = { house, world, cast, today: world.now() }
  await playPast(stage)
  await playRunning(stage)
  await playMarket(stage)
  world.at(stage.today)
}
