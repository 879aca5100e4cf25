/**
 * What a waiting service is worth to a carrier's trucks: which of them is best for it, how far it comes empty, what a kilometre
 * earns. Asked of every waiting service for every truck, so it is plain arithmetic. docs/decisions/0058.
 */
import { kmPerDegree, roadFactor, type Point } from '../places/geography.ts'
import { hoursToReach } from '../places/reach.ts'

/** What a carrier does with a service on his board: for later, or out of sight. */
export const boardMarks = ['kept', 'hidden'] as const
export type BoardMark = (typeof boardMarks)[number]

/** Where a truck sets out from: its carrier's base, or where its last trip ends. */
export const truckPlaces = ['base', 'trip'] as const
export type TruckPlace = (typeof truckPlaces)[number]

/** Which of them a board shows: what one of the trucks carries, all that is not hidden, or what was marked, whether it fits or not. */
export const boardShows = ['mine', 'all', ...boardMarks] as const

/** A truck as the board sees it. Trucks that are alike in all of this but `id` are one to it. */
export type BoardTruck = {
  id: string
  /** Where it may set out from; undefined where nothing is known of it. */
  point: Point | undefined
  /** From when on, in milliseconds; 0 = now. */
  freeAtMs: number
  capacityKg: number
  /** The last instant on which its papers still hold, in milliseconds. */
  papersUntilMs: number
  /** Which kinds of service it may carry, as `BoardLoad.kind` names them. */
  kinds: ReadonlySet<string>
}

export type BoardLoad = {
  kind: string
  weightKg: number
  origin: Point
  reservationMs: number
  /** When it is expected to be unloaded. */
  endMs: number
  km: number
  /** What the carrier would earn at the client's price; null where he names none. */
  earningsPesos: number | null
  /** Fuel and tolls of the loaded way; null where nothing is known of it. */
  spentPesos: number | null
  /** Fuel of an empty kilometre. */
  emptyPesosPerKm: number
}

/** `yes`: it can be there. `caution`: it could, but for what `why` says. `no`: none of the trucks carries it. */
export const fits = ['yes', 'caution', 'no'] as const
export type Fit = (typeof fits)[number]

export const fitReasons = ['kind', 'weight', 'late', 'papers'] as const
export type FitReason = (typeof fitReasons)[number]

export type BoardFit = {
  fit: Fit
  why: FitReason | null
  truck: BoardTruck | undefined
  emptyKm: number | null
}

const hourMs = 3_600_000

/** As a road would go, over ground flat enough at Colombia's size: within half a percent of the sphere. */
export const emptyKmTo = (from: Point, to: Point): number => {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  const east = (to.longitude - from.longitude) * Math.cos(middle)
  return kmPerDegree * roadFactor * Math.hypot(to.latitude - from.latitude, east)
}

const reasonOf = (truck: BoardTruck, load: BoardLoad, emptyKm: number): FitReason | null => {
  const thereMs = truck.freeAtMs + hoursToReach(emptyKm / roadFactor) * hourMs
  if (thereMs > load.reservationMs) return 'late'
  return truck.papersUntilMs < load.endMs ? 'papers' : null
}

/** Farther than any road of the country: where nothing is known of a truck, every other one is nearer. */
const unknownKm = 100_000

const alike = ({ point, freeAtMs, capacityKg, papersUntilMs, kinds }: BoardTruck) =>
  [point?.latitude, point?.longitude, freeAtMs, capacityKg, papersUntilMs, ...kinds].join(' ')

/** One of those that are alike, by the kind of service that they carry. */
const byKind = (trucks: readonly BoardTruck[], nowMs: number): Map<string, BoardTruck[]> => {
  const one = new Map(trucks.toReversed().map((truck) => [alike(truck), truck]))
  const found = new Map<string, BoardTruck[]>()
  for (const truck of one.values()) {
    const ready = truck.freeAtMs < nowMs ? { ...truck, freeAtMs: nowMs } : truck
    for (const kind of truck.kinds) {
      const able = found.get(kind)
      if (able) able.push(ready)
      else found.set(kind, [ready])
    }
  }
  return found
}

/** A carrier's trucks at a moment, asked of each service: one that can be there before one that cannot, then the nearest. */
export const boardFleet = (trucks: readonly BoardTruck[], nowMs: number): ((load: BoardLoad) => BoardFit) => {
  const able = byKind(trucks, nowMs)
  return (load) => {
    const some = able.get(load.kind)
    if (!some) return { fit: 'no', why: 'kind', truck: undefined, emptyKm: null }
    let best: BoardTruck | undefined
    let [bestKm, bestWhy]: [number, FitReason | null] = [Infinity, null]
    for (const truck of some) {
      if (truck.capacityKg < load.weightKg) continue
      const km = truck.point ? emptyKmTo(truck.point, load.origin) : unknownKm
      const why = reasonOf(truck, load, truck.point ? km : 0)
      const isBetter = (why === null) === (bestWhy === null) ? km < bestKm : why === null
      if (best === undefined || isBetter) [best, bestKm, bestWhy] = [truck, km, why]
    }
    if (!best) return { fit: 'no', why: 'weight', truck: undefined, emptyKm: null }
    const emptyKm = bestKm < unknownKm ? Math.round(bestKm) : null
    return { fit: bestWhy ? 'caution' : 'yes', why: bestWhy, truck: best, emptyKm }
  }
}

/** Whole pesos for each kilometre driven, loaded and empty; null without a price or a distance. */
export const pesosPerKm = (
  load: Pick<BoardLoad, 'earningsPesos' | 'km'>,
  emptyKm: number | null,
): number | null => {
  const km = load.km + (emptyKm ?? 0)
  return load.earningsPesos === null || km <= 0 ? null : Math.round(load.earningsPesos / km)
}

export type Left = { spentPesos: number; emptyPesos: number; leftPesos: number }

/** What is left once fuel and tolls are paid, the way to the cargo too. */
export const leftOfLoad = (
  load: Pick<BoardLoad, 'earningsPesos' | 'spentPesos' | 'emptyPesosPerKm'>,
  emptyKm: number | null,
): Left | null => {
  if (load.earningsPesos === null || load.spentPesos === null) return null
  const emptyPesos = Math.round((emptyKm ?? 0) * load.emptyPesosPerKm)
  return {
    spentPesos: load.spentPesos,
    emptyPesos,
    leftPesos: load.earningsPesos - load.spentPesos - emptyPesos,
  }
}
