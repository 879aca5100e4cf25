/** A house where every situation has its own people, so that nobody is ever busy elsewhere. */
import type { Actor, Role } from '@arriero/domain/people/roles'
import { isClientRole } from '@arriero/domain/people/roles'
import sharp from 'sharp'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { uploadImage } from '#features/files/files.actions.ts'
import { counter } from '#features/offers/offers.actions.ts'
import { loadSupportDocument } from '#features/orders/support-document.actions.ts'
import { reportMilestone } from '#features/tracking/milestones.actions.ts'
import type { Milestone } from '@arriero/contract/places/tracking'
import { testHouse, type TestHouse } from '#testing/house.ts'
import { sessionOf } from '#testing/people.ts'
import { clientPrice, hourMs, peopleOf, type People } from '../stories/stage.fixture.ts'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'

/** States of security B5, and the steps between them. `taken` and `paid` have a driver assigned. */
export const orderStates = [
  'pending',
  'offered',
  'countered',
  'taken',
  'paid',
  'inPosition',
  'running',
  'arrived',
  'finished',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

export type Situation = {
  orderId: string
  /** The carrier's offer; none while the order is `pending`. */
  offerId: string
  client: Actor
  carrier: Actor
  driver: Actor
  vehicleId: string
  licensePlate: string
  /** Made an offer too, which was turned down. */
  rival: Actor
  /** Drives for the same enterprise, but not this service. */
  colleague: Actor
}

export const sunnyRoad = {
  origin: {
    name: 'Calle 17 # 65-40, Bogotá',
    latitude: 4.641234,
    longitude: -74.101234,
    code: '11001',
    exact: true,
  },
  destination: {
    name: 'Carrera 52 # 14-90, Medellín',
    latitude: 6.221234,
    longitude: -75.571234,
    code: '05001',
    exact: true,
  },
}

export const bankOf = { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '45678901234' }

const orderOf = (at: Date) => ({
  ...sunnyRoad,
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
})

const reached = (state: OrderState, step: OrderState) =>
  state !== 'cancelled' && orderStates.indexOf(state) >= orderStates.indexOf(step)

const jpegs = () => {
  let bytes: Promise<Buffer> | undefined
  return () =>
    (bytes ??= sharp({ create: { width: 16, height: 16, channels: 3, background: '#14684A' } })
      .jpeg()
      .toBuffer())
}
export const smallJpeg = jpegs()

let phones = 0
/** A telephone nobody else has, so that a payload tells whose it is. */
const ownPhone = () => ({ cellPhone: `3${String(++phones).padStart(9, '0')}` })

/** Somebody of each part; the client and the carrier are of the kinds the viewer asks for. */
const crewFor = async (people: People, role: Role, rivalOf: (role: Role) => Promise<Actor>) => {
  const client = await people.person(isClientRole(role) ? role : 'client', ownPhone())
  const isOwnDriver = role === 'driver'
  const carrier = await people.person(isOwnDriver ? 'driver' : 'enterprise', { pay: bankOf, ...ownPhone() })
  const employed = { enterpriseId: carrier.id }
  const driver = isOwnDriver
    ? carrier
    : await people.person('enterprisedriver', { ...employed, ...ownPhone() })
  const colleague = isOwnDriver
    ? await people.person('driver')
    : await people.person('enterprisedriver', employed)
  const rival = await rivalOf(isOwnDriver ? 'driver' : 'enterprise')
  const vehicleId = await people.truck(carrier)
  return { client, carrier, driver, colleague, rival, vehicleId }
}

const acting = ({ world }: TestHouse) => {
  const photo = async (actor: Actor) =>
    (await uploadImage(world.ctxFor(actor), await smallJpeg(), 'jpeg'))._id
  const report = async (actor: Actor, orderId: string, milestone: Milestone) => {
    const imageIds = milestone === 'finish' ? [await photo(actor)] : undefined
    const nothing = { deviceAt: undefined, sentAt: undefined, latitude: undefined, longitude: undefined }
    await world.act(actor, (ctx) =>
      reportMilestone(ctx, orderId, { ...nothing, milestone, imageIds, code: undefined, reason: undefined }),
    )
  }
  const document = async (actor: Actor, orderId: string) => {
    const file = await photo(actor)
    await world.act(actor, (ctx) => loadSupportDocument(ctx, orderId, file))
  }
  return { photo, report, document }
}

export type Crew = Awaited<ReturnType<typeof crewFor>>

type Way = { state: OrderState; crew: Crew; orderId: string; pause: () => Promise<unknown> }

/** From the agreement on, step by step, to the state wanted. */
const drive = async (house: TestHouse, { state, crew, orderId, pause }: Way) => {
  const { world } = house
  const { report, document } = acting(house)
  const { client, carrier, driver, vehicleId } = crew
  await pause()
  const { _id: offerId } = await world.take(carrier, orderId)
  await world.assign(carrier, orderId, { driverId: driver.id, vehicleId })
  await pause()
  if (reached(state, 'paid')) await world.pay(client, orderId)
  await pause()
  if (reached(state, 'inPosition')) await report(driver, orderId, 'inPosition')
  if (reached(state, 'running')) {
    await document(carrier, orderId)
    await report(driver, orderId, 'tripStart')
    await pause()
  }
  if (reached(state, 'arrived')) await report(driver, orderId, 'inFinish')
  if (reached(state, 'finished')) await report(driver, orderId, 'finish')
  return offerId
}

const atOnce = async () => undefined

/** `pause` lets those who listen hear one step before the next. */
const bringTo = async (house: TestHouse, { state, crew, pause }: Omit<Way, 'orderId'>) => {
  const { world, clock } = house
  // Ten hours ahead: near enough to set out, far enough to cancel for nothing.
  const orderId = await world.create(crew.client, orderOf(new Date(clock.now.getTime() + 10 * hourMs)))
  const price = { valuePesos: 2_000_000, description: 'Salgo hoy' }
  await world.offer(crew.rival, orderId, price)
  let offerId = ''
  if (state === 'offered' || state === 'countered') offerId = await world.offer(crew.carrier, orderId, price)
  if (state === 'countered')
    await world.act(crew.client, (ctx) =>
      counter(ctx, { offerId, valuePesos: 2_400_000, description: 'Algo menos' }),
    )
  if (reached(state, 'taken') || state === 'cancelled')
    offerId = await drive(house, { state, crew, orderId, pause })
  if (state === 'cancelled')
    await world.act(crew.client, (ctx) =>
      cancelOrder(ctx, { orderId, description: 'Ya no viaja', acceptedFeePesos: 0 }),
    )
  return { orderId, offerId }
}

export const openWorld = async (more: Parameters<typeof testHouse>[0] = {}) => {
  const house = await testHouse({ poolSize: 6, ...more })
  const people = await peopleOf(house)
  const tokens = new Map<string, Promise<string>>()
  const newToken = async (actor: Actor) => {
    const { authorization } = await sessionOf(house.openCtx(), { ...actor, email: '', name: '' })
    return authorization.slice('Bearer '.length)
  }
  const tokenOf = (actor: Actor) => {
    const known = tokens.get(actor.id) ?? newToken(actor)
    tokens.set(actor.id, known)
    return known
  }
  /** An order in this state, made by people of its own; `role` says of which kinds they are. */
  const situation = async (state: OrderState, role: Role): Promise<Situation> => {
    const crew = await crewFor(people, role, rivalOf)
    const { license_plate: licensePlate } = await house.database.db
      .selectFrom('vehicles')
      .select('license_plate')
      .where('id', '=', crew.vehicleId)
      .executeTakeFirstOrThrow()
    return { ...crew, licensePlate, ...(await bringTo(house, { state, crew, pause: atOnce })) }
  }
  const rivals = new Map<Role, Promise<Actor>>()
  /** One carrier of a kind offers for everything and gets nothing. */
  const rivalOf = (role: Role): Promise<Actor> => {
    const known = rivals.get(role) ?? newRival(role)
    rivals.set(role, known)
    return known
  }
  const newRival = async (role: Role) => {
    const rival = await people.person(role)
    await people.truck(rival)
    return rival
  }
  const idle = new Map<Role, Promise<Actor>>()
  /** Somebody of a role who has nothing to do with anything. */
  const bystander = (role: Role): Promise<Actor> => {
    const known = idle.get(role) ?? newcomer(role)
    idle.set(role, known)
    return known
  }
  const newcomer = async (role: Role): Promise<Actor> =>
    people.person(
      role,
      role === 'enterprisedriver' ? { enterpriseId: (await people.person('enterprise')).id } : {},
    )
  const cast = (role: Role): Promise<Crew> => crewFor(people, role, rivalOf)
  const bring = (crew: Crew, state: OrderState, pause: () => Promise<unknown>) =>
    bringTo(house, { state, crew, pause })
  return { house, people, situation, cast, bring, bystander, newcomer, tokenOf, newToken, ...acting(house) }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** The party a role is in a situation; staff are nobody's party. */
export const partyOf = (situation: Situation, role: Role): Actor | undefined => {
  if (isClientRole(role)) return situation.client
  if (role === 'enterprise' || role === 'driver') return situation.carrier
  return role === 'enterprisedriver' ? situation.driver : undefined
}
