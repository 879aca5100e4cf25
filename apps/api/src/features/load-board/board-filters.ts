/** What the board is narrowed by before anything is weighed. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { emptyKmTo } from '@arriero/domain/orders/board-fleet'
import { roadFactor, type Point } from '@arriero/domain/places/geography'
import { atBogota, daysAfter } from '@arriero/domain/time/calendar'
import { holdsWords, searchForm } from '@arriero/domain/typed/search-words'
import type { Ctx } from '#context.ts'
import type { MarketLoad } from './market.views.ts'
import type { OwnTruck, ReturnTrip } from './trucks.views.ts'

export type BoardQuery = InputOf<typeof api.loadBoard.loads>['query'] & { counts?: false | undefined }
export type Asked = { query: BoardQuery; trip: ReturnTrip | undefined; trucks: readonly OwnTruck[]; ctx: Ctx }

type Test = (load: MarketLoad) => boolean

const aroundKm = 60
const returnHours = 24
const hourMs = 3_600_000

/** As the crow flies: a circle on a map. */
const isWithin = (point: Point, km: number, other: Point) => emptyKmTo(point, other) <= km * roadFactor

type End = 'origin' | 'destination'

const around = ({ query, ctx }: Pick<Asked, 'query' | 'ctx'>, end: End): Test | undefined => {
  const code = query[`${end}Code`]
  if (code === undefined) return undefined
  const town = ctx.providers.places.byCode(code)
  if (!town) return () => false
  const km = query[`${end}Km`] ?? aroundKm
  return (load) => load[`${end}Code`] === code || isWithin(town, km, load[end])
}

const inDepartment = (query: BoardQuery, end: End): Test | undefined => {
  const department = query[`${end}Department`]
  return department === undefined ? undefined : (load) => load[`${end}Code`].startsWith(department)
}

const onDays = ({ reservedFrom, reservedTo }: BoardQuery): Test | undefined => {
  if (reservedFrom === undefined && reservedTo === undefined) return undefined
  const from = reservedFrom === undefined ? 0 : atBogota(reservedFrom, 0).getTime()
  const behind = reservedTo === undefined ? Infinity : atBogota(daysAfter(reservedTo, 1), 0).getTime()
  return ({ reservationMs }) => reservationMs >= from && reservationMs < behind
}

/** Near where it comes free, from then on for a day. */
const onTheWayBack = (trip: ReturnTrip): Test => {
  const behind = trip.freeAtMs + returnHours * hourMs
  return ({ reservationMs, origin }) =>
    reservationMs >= trip.freeAtMs && reservationMs <= behind && isWithin(trip.point, aroundKm, origin)
}

const typed = (q: string | undefined): Test | undefined => {
  const text = searchForm(q ?? '')
  return text === '' ? undefined : ({ words, id }) => holdsWords(words, text) || id.endsWith(text)
}

/** Everything that one look at the service answers. */
export const isAsked = ({ query, trip, ctx }: Pick<Asked, 'query' | 'trip' | 'ctx'>): Test => {
  const nowMs = ctx.now.getTime()
  const types = query.typeVehicleId?.length ? new Set(query.typeVehicleId) : undefined
  const { weightMost } = query
  const tests = [
    ({ reservationMs, clientId }: MarketLoad) => reservationMs > nowMs && clientId !== ctx.actor.id,
    types && (({ vehicleTypeId }: MarketLoad) => types.has(vehicleTypeId)),
    weightMost === undefined ? undefined : ({ weightKg }: MarketLoad) => weightKg <= weightMost,
    around({ query, ctx }, 'origin'),
    around({ query, ctx }, 'destination'),
    inDepartment(query, 'origin'),
    inDepartment(query, 'destination'),
    onDays(query),
    typed(query.q),
    trip && onTheWayBack(trip),
  ].filter((test) => test !== undefined)
  return (load) => tests.every((test) => test(load))
}

/** Whether it is narrowed by what only weighing tells. */
export const isNarrowed = ({ emptyKmMost, perKmLeast }: BoardQuery): boolean =>
  emptyKmMost !== undefined || perKmLeast !== undefined

/** What is left to ask once it is weighed. */
export const isWorthIt = (
  { emptyKmMost, perKmLeast }: BoardQuery,
  { emptyKm, perKm }: { emptyKm: number | null; perKm: number | null },
): boolean =>
  (emptyKmMost === undefined || (emptyKm ?? Infinity) <= emptyKmMost) &&
  (perKmLeast === undefined || (perKm ?? 0) >= perKmLeast)
