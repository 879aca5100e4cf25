/** A house with people and trucks, and services brought to where a story begins. */
import { randomInt } from 'node:crypto'
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { isOperatorRole, type Actor, type Role } from '@arriero/domain/people/roles'
import { composeReservation } from '@arriero/domain/orders/schedule'
import sharp from 'sharp'
import { typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import type { NewOrder } from '#features/orders/asked/new-order.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { testHouse, type Caller, type TestHouse } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { makePerson, makeTruck, type PersonSeed, type TruckSeed } from '#world/people.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

const bogota = {
  name: 'Calle 17 # 65-40, Bogotá',
  latitude: 4.64,
  longitude: -74.1,
  code: '11001',
  exact: true,
}
const medellin = {
  name: 'Carrera 52 # 14-90, Medellín',
  latitude: 6.22,
  longitude: -75.57,
  code: '05001',
  exact: true,
}

/** Comes to 2,000,000 pesos before VAT of 19 %. */
export const clientPrice = 2_380_000

type CreateBody = CallInput<typeof api.orders.create>['body']

/** What a client sends for a service at `at`. */
export const createBody = (at: Date, more: Partial<CreateBody> = {}): CreateBody => ({
  origin: bogota,
  destination: medellin,
  images: [],
  typeLoad: typeLoadId('general'),
  typeVehicleId: vehicleTypeId('singleTruck'),
  ...composeReservation(at),
  high: '2.2 M',
  weight: '7 tn',
  width: '2.4 M',
  price: clientPrice,
  ...more,
})

/** What the world's people ask for at `at`. */
export const patternOrder = (at: Date, more: Partial<NewOrder> = {}): NewOrder => ({
  origin: bogota,
  destination: medellin,
  imageIds: [],
  typeLoadId: typeLoadId('general'),
  vehicleTypeId: vehicleTypeId('singleTruck'),
  description: undefined,
  ...composeReservation(at),
  high: '2.2 M',
  weight: '7 tn',
  width: '2.4 M',
  volume: undefined,
  pieces: undefined,
  bottom: undefined,
  clientPricePesos: clientPrice,
  wantsDeliveryCode: false,
  ...more,
})

let drawn = 0
const plate = () => {
  const number = drawn++
  const letters = [676, 26, 1].map((weight) =>
    String.fromCharCode(65 + (Math.floor(number / 1000 / weight) % 26)),
  )
  return `${letters.join('')}${String(number % 1000).padStart(3, '0')}`
}

/** Makes people and trucks in a test's house. */
export const peopleOf = async (house: TestHouse) => {
  const hash = await hashPassword(password)
  /** `hasConsent`: a driver agreed to share his position; most stories are not about that. */
  const person = async (
    role: Role,
    { hasConsent = true, ...facts }: Partial<PersonSeed> & { hasConsent?: boolean } = {},
  ): Promise<Actor> => {
    const actor = await house.database.transaction((tx) => {
      const number = ++drawn
      const seed = {
        role,
        name: `Persona ${number}`,
        email: `${role}.${number}@example.co`,
        identification: String(randomInt(10_000_000, 99_999_999)),
        cellPhone: '3001234567',
        ...facts,
      }
      return makePerson(house.openCtx(tx), seed, hash)
    })
    if (hasConsent && isOperatorRole(role)) await house.world.consent(actor)
    return actor
  }
  const truck = (owner: Actor, facts: Partial<TruckSeed> = {}): Promise<string> =>
    house.database.transaction((tx) =>
      makeTruck(house.openCtx(tx), owner, {
        licensePlate: plate(),
        type: 'singleTruck',
        brand: 'Hino',
        model: '2022',
        cargo: ['general'],
        ...facts,
      }),
    )
  const called = async (role: Role, facts: Parameters<typeof person>[1] = {}): Promise<Caller> =>
    house.as(await person(role, facts))
  /** A transport enterprise with a truck and a driver. */
  const fleet = async (facts: Partial<PersonSeed> = {}) => {
    const enterprise = await called('enterprise', facts)
    const driver = await called('enterprisedriver', { enterpriseId: enterprise.actor.id })
    const vehicleId = await truck(enterprise.actor)
    return { carrier: enterprise, driver, pair: { driverId: driver.actor.id, vehicleId } }
  }
  /** A driver who is his own carrier. */
  const ownDriver = async () => {
    const driver = await called('driver')
    const vehicleId = await truck(driver.actor)
    return { carrier: driver, driver, pair: { driverId: driver.actor.id, vehicleId } }
  }
  /** Whom most stories of the desk are about: a client, a carrier with truck and driver, and who looks after them. */
  const cast = async () => ({
    client: await called('cliententerprise'),
    crew: await fleet(),
    administrator: await called('administrator'),
  })
  return { person, truck, called, fleet, ownDriver, cast }
}

export type People = Awaited<ReturnType<typeof peopleOf>>
export type Fleet = Awaited<ReturnType<People['fleet']>>

export const smallJpeg = () =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: '#14684A' } })
    .jpeg()
    .toBuffer()
export const smallPng = () =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: '#14684A' } })
    .png()
    .toBuffer()

const formOf = (bytes: Buffer, name: string, type: string): FormData => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** One photograph as a phone sends it. */
export const jpegForm = async (): Promise<FormData> => formOf(await smallJpeg(), 'foto.jpg', 'image/jpeg')

/** Uploads over HTTP, as the phone or the portal does; answers the id. */
export const uploadJpeg = async (caller: Caller): Promise<string> =>
  (await caller.send(api.files.uploadImage, {}, { form: await jpegForm() }))._id
export const uploadPng = async (caller: Caller): Promise<string> =>
  (await caller.send(api.files.uploadImage, {}, { form: formOf(await smallPng(), 'foto.png', 'image/png') }))
    ._id

type Placing = Partial<NewOrder> & { inMs?: number }

/** Services brought by real actions to where they are wanted; the clock stands still meanwhile. */
const servicesOf = ({ world, clock }: TestHouse) => {
  const created = (client: Caller, { inMs = 30 * hourMs, ...more }: Placing = {}): Promise<string> =>
    world.create(client.actor, patternOrder(new Date(clock.now.getTime() + inMs), more))
  const taken = async (client: Caller, { carrier }: Fleet, placing?: Placing): Promise<string> => {
    const id = await created(client, placing)
    await world.take(carrier.actor, id)
    return id
  }
  const paid = async (client: Caller, fleet: Fleet, placing?: Placing): Promise<string> => {
    const id = await taken(client, fleet, placing)
    await world.pay(client.actor, id)
    return id
  }
  const crewed = async (client: Caller, fleet: Fleet, placing?: Placing): Promise<string> => {
    const id = await paid(client, fleet, placing)
    await world.assign(fleet.carrier.actor, id, fleet.pair)
    return id
  }
  const inPosition = async (client: Caller, fleet: Fleet, placing?: Placing): Promise<string> => {
    const id = await crewed(client, fleet, placing)
    await world.milestone(fleet.driver.actor, id, 'inPosition')
    return id
  }
  const running = async (client: Caller, fleet: Fleet, placing?: Placing): Promise<string> => {
    const id = await inPosition(client, fleet, placing)
    const file = await uploadJpeg(fleet.carrier)
    await fleet.carrier.send(api.orders.loadSupportDocument, { params: { _id: id }, body: { file } })
    await world.milestone(fleet.driver.actor, id, 'tripStart')
    return id
  }
  const arrived = async (client: Caller, fleet: Fleet, placing?: Placing): Promise<string> => {
    const id = await running(client, fleet, placing)
    await world.milestone(fleet.driver.actor, id, 'inFinish')
    return id
  }
  const finished = async (client: Caller, fleet: Fleet, placing?: Placing): Promise<string> => {
    const id = await arrived(client, fleet, placing)
    const body = { milestone: 'finish' as const, images: [await uploadJpeg(fleet.driver)] }
    await fleet.driver.send(api.tracking.milestone, { params: { _id: id }, body })
    return id
  }
  return { created, taken, paid, crewed, inPosition, running, arrived, finished }
}

/** The gateway's call: form-encoded, no session. Answers the code of a refusal, or `received`. */
export const postNotice = async (house: TestHouse, fields: Record<string, string>): Promise<string> => {
  const body = new URLSearchParams(fields)
  const response = await fetch(`${house.url}/v1/payment/notification`, { method: 'POST', body })
  const reply = (await response.json()) as { code?: string }
  return response.ok ? 'received' : (reply.code ?? String(response.status))
}

/** Opens an attempt and asks for its form, as the payment wizard does. */
export const paymentForm = async (client: Caller, orderId: string) => {
  const { transaction, total } = await client.send(api.payments.start, { body: { orderId } })
  const form = await client.send(api.payments.sign, { body: { sign: transaction } })
  return { transaction, total, ...form }
}

export const openStage = async (options: Parameters<typeof testHouse>[0] = {}) => {
  const house = await testHouse(options)
  const people = await peopleOf(house)
  const orderRow = (id: string) =>
    house.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const actsOf = async (id: string): Promise<string[]> =>
    (
      await house.database.db
        .selectFrom('order_history')
        .select('act')
        .where('order_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ act }) => act)
  const refundsOf = (id: string) =>
    house.database.db
      .selectFrom('refunds_due')
      .select(['cause', 'amount_pesos', 'attempt_id'])
      .where('order_id', '=', id)
      .orderBy('cause')
      .execute()
  return { house, ...people, services: servicesOf(house), orderRow, actsOf, refundsOf }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
