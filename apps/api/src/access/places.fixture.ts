/** A trip whose every place says by its latitude whose it is, and what a reader is shown of it. */
import { api } from '@arriero/contract'
import type { Milestone } from '@arriero/contract/places/tracking'
import type { Actor } from '@arriero/domain/people/roles'
import type { FastifyInstance } from 'fastify'
import { loadSupportDocument } from '#features/orders/support-document.actions.ts'
import { send } from './probe.fixture.ts'
import type { Crew, World } from './world.fixture.ts'

export const moments = [
  'former driver under way',
  'driver replaced',
  'on the way',
  'in position',
  'running',
  'finished',
] as const
export type Moment = (typeof moments)[number]

export const places = ['former', 'approach', 'gate', 'road'] as const
export type Place = (typeof places)[number]

/** Close enough that no phone seems to jump; reports and positions of one place differ in the third digit. */
const latitudes: Record<Place, number> = { former: 4.61, approach: 4.62, gate: 4.63, road: 4.64 }
/** Not on one line: what lies on a straight stretch is left out of the way that a map draws. */
const longitudes: Record<Place, number> = { former: -74.1, approach: -74.11, gate: -74.1, road: -74.11 }

const placeOf = (latitude: number): Place | undefined =>
  places.find((place) => Math.abs(latitudes[place] - latitude) < 0.005)

const placesIn = (points: readonly number[]): Place[] => {
  const seen = new Set(points.map(placeOf))
  return places.filter((place) => seen.has(place))
}

type Location = { position: { latitude: number } | null; trail: [number, number][] }
type History = { items: { place: { latitude: number } | null }[] }

export type Shown = { status: number; seen: Place[]; reported: Place[] }

/** The line of the way is everybody's; only where people were counts. */
const located = (text: string): Place[] => {
  const { position, trail } = JSON.parse(text) as Location
  return placesIn([...(position ? [position.latitude] : []), ...trail.map(([, latitude]) => latitude)])
}
const told = (text: string): Place[] =>
  placesIn((JSON.parse(text) as History).items.flatMap(({ place }) => (place ? [place.latitude] : [])))

/** What this server shows somebody of the trip now. */
export const shownTo = async (
  { world, app }: { world: World; app: FastifyInstance },
  actor: Actor,
  orderId: string,
): Promise<Shown> => {
  const asked = { params: { _id: orderId }, token: await world.newToken(actor) }
  const location = await send(app, api.tracking.location, asked)
  const history = await send(app, api.orders.history, asked)
  if (location.status !== 200 || history.status !== 200)
    return { status: Math.min(location.status, history.status), seen: [], reported: [] }
  return { status: 200, seen: located(location.text), reported: told(history.text) }
}

/** Drives the trip from its assignment to its finish; `look` is called at each moment with the driver of that moment. */
export const driveTrip = async (
  world: World,
  { crew, orderId }: { crew: Crew; orderId: string },
  look: (moment: Moment, driver: Actor) => Promise<void>,
): Promise<void> => {
  const { house } = world
  const { carrier, driver: first, colleague: second, vehicleId } = crew
  const step = async (driver: Actor, milestone: Milestone, place: Place) => {
    house.clock.forward(20 * 60_000)
    const token = await world.newToken(driver)
    const images = milestone === 'finish' ? { images: [await world.photo(driver)] } : {}
    const at = { latitude: latitudes[place] + 0.001, longitude: longitudes[place] }
    await expectDone(
      send(house.app, api.tracking.milestone, {
        params: { _id: orderId },
        body: { milestone, ...at, ...images },
        token,
      }),
    )
  }
  const ping = async (driver: Actor, place: Place) => {
    house.clock.forward(60_000)
    const point = {
      at: house.clock.now.toISOString(),
      latitude: latitudes[place],
      longitude: longitudes[place],
    }
    const token = await world.newToken(driver)
    const { text } = await expectDone(
      send(house.app, api.tracking.ping, { body: { points: [point] }, token }),
    )
    if (!text.includes('"stored":1')) throw new Error(`the position at ${place} was not kept`)
  }
  await step(first, 'onTheWay', 'former')
  await ping(first, 'former')
  await look('former driver under way', first)
  await house.world.assign(carrier, orderId, { driverId: second.id, vehicleId })
  await look('driver replaced', second)
  await step(second, 'onTheWay', 'approach')
  await ping(second, 'approach')
  await look('on the way', second)
  await step(second, 'inPosition', 'gate')
  await ping(second, 'gate')
  await look('in position', second)
  const file = await world.photo(carrier)
  await house.world.act(carrier, (ctx) => loadSupportDocument(ctx, orderId, file))
  await step(second, 'tripStart', 'road')
  await ping(second, 'road')
  await look('running', second)
  await step(second, 'inFinish', 'road')
  await step(second, 'finish', 'road')
  await look('finished', second)
}

const expectDone = async (answer: ReturnType<typeof send>) => {
  const { status, text } = await answer
  if (status !== 200) throw new Error(`the trip stands still: ${status} ${text}`)
  return { text }
}
