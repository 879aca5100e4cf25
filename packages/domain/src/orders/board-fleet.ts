/**
 * Which of a carrier's trucks is best for a waiting service, and how far it comes empty. Asked of up to every waiting service, so the trucks
 * of a kind lie from south to north and only those are looked at that may be nearer than the best so far. docs/decisions/0058.
 */
import { kmPerDegree, roadFactor, type Point } from '../places/geography.ts'
import { hoursToReach } from '../places/reach.ts'
import type { BoardFit, BoardLoad, BoardTruck, FitReason } from './load-board.ts'

const hourMs = 3_600_000

/** As a road would go, over ground flat enough at Colombia's size: within half a percent of the sphere. */
export const emptyKmTo = (from: Point, to: Point): number => {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180)
  const east = (to.longitude - from.longitude) * Math.cos(middle)
  const north = to.latitude - from.latitude
  return kmPerDegree * roadFactor * Math.sqrt(north * north + east * east)
}

/** Empty kilometres that a load on the way home spares: all the way to its base, without those to the load and from where it ends; null without a base. */
export const sparedKm = (
  { point, base }: { point: Point; base: Point | undefined },
  load: { origin: Point; destination: Point },
): number | null =>
  base
    ? Math.max(
        0,
        Math.round(
          emptyKmTo(point, base) - emptyKmTo(point, load.origin) - emptyKmTo(load.destination, base),
        ),
      )
    : null

/** No point of one latitude is nearer to one of another. */
const leastKm = (fromLatitude: number, toLatitude: number): number =>
  kmPerDegree * roadFactor * Math.abs(toLatitude - fromLatitude)

const reasonOf = (truck: BoardTruck, load: BoardLoad, emptyKm: number): FitReason | null => {
  const thereMs = truck.freeAtMs + hoursToReach(emptyKm / roadFactor) * hourMs
  if (thereMs > load.reservationMs) return 'late'
  return truck.papersUntilMs < load.endMs ? 'papers' : null
}

const alike = ({ point, freeAtMs, capacityKg, papersUntilMs, kinds }: BoardTruck) =>
  [point?.latitude, point?.longitude, freeAtMs, capacityKg, papersUntilMs, ...kinds].join(' ')

/** `rank`: where it stands among all, which decides where two are as near. */
type Placed = { truck: BoardTruck; point: Point; rank: number }
type Able = { placed: Placed[]; nowhere: BoardTruck[] }

/** One of those that are alike, by the kind of service that they carry. */
const byKind = (trucks: readonly BoardTruck[], nowMs: number): Map<string, Able> => {
  const one = new Map(trucks.toReversed().map((truck) => [alike(truck), truck]))
  const found = new Map<string, Able>()
  const ableFor = (kind: string): Able => {
    const known = found.get(kind) ?? { placed: [], nowhere: [] }
    found.set(kind, known)
    return known
  }
  for (const [rank, truck] of [...one.values()].toReversed().entries()) {
    const ready = truck.freeAtMs < nowMs ? { ...truck, freeAtMs: nowMs } : truck
    for (const kind of truck.kinds) {
      const { placed, nowhere } = ableFor(kind)
      if (ready.point) placed.push({ truck: ready, point: ready.point, rank })
      else nowhere.push(ready)
    }
  }
  for (const { placed } of found.values()) placed.sort((a, b) => a.point.latitude - b.point.latitude)
  return found
}

/** The first that lies no farther south. */
const firstFrom = (placed: readonly Placed[], latitude: number): number => {
  let [from, to] = [0, placed.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((placed[middle]?.point.latitude ?? Infinity) < latitude) from = middle + 1
    else to = middle
  }
  return from
}

type Told = { truck: BoardTruck; why: FitReason | null }
type Found = Placed & Told & { km: number }

const isNearer = (km: number, { rank }: Placed, than: Found | undefined): boolean =>
  !than || km < than.km || (km === than.km && rank < than.rank)

/** One that can be there before one that cannot, then the nearest: from the load's latitude outwards until nobody can be nearer. */
const bestOf = (placed: readonly Placed[], load: BoardLoad): Found | undefined => {
  const { latitude } = load.origin
  let [ready, careful]: (Found | undefined)[] = []
  let north = firstFrom(placed, latitude)
  let south = north - 1
  for (;;) {
    const [above, below] = [placed[north], placed[south]]
    const isAbove = !below || (above && above.point.latitude - latitude <= latitude - below.point.latitude)
    const next = isAbove ? above : below
    if (!next || (ready && leastKm(latitude, next.point.latitude) > ready.km)) return ready ?? careful
    if (isAbove) north++
    else south--
    if (next.truck.capacityKg < load.weightKg) continue
    const km = emptyKmTo(next.point, load.origin)
    if (!isNearer(km, next, ready)) continue
    const why = reasonOf(next.truck, load, km)
    if (why === null) ready = { ...next, why, km }
    else if (isNearer(km, next, careful)) careful = { ...next, why, km }
  }
}

/** One of which nothing is known could be anywhere. */
const nowhereBest = (nowhere: readonly BoardTruck[], load: BoardLoad): Told | undefined => {
  const able = nowhere.filter(({ capacityKg }) => capacityKg >= load.weightKg)
  const told = able.map((truck) => ({ truck, why: reasonOf(truck, load, 0) }))
  return told.find(({ why }) => why === null) ?? told[0]
}

const fitOf = ({ truck, why }: Told, km: number | null): BoardFit => ({
  fit: why ? 'caution' : 'yes',
  why,
  truck,
  emptyKm: km === null ? null : Math.round(km),
})

const strongestKg = ({ placed, nowhere }: Able): number =>
  Math.max(...placed.map(({ truck }) => truck.capacityKg), ...nowhere.map(({ capacityKg }) => capacityKg))

export type BoardFleet = {
  /** Whether any truck may carry it, wherever it is: what `fitOf` answers `yes` or `caution` to, without looking at each. */
  carries: (load: BoardLoad) => boolean
  fitOf: (load: BoardLoad) => BoardFit
}

/** A carrier's trucks at a moment, asked of each service. */
export const boardFleet = (trucks: readonly BoardTruck[], nowMs: number): BoardFleet => {
  const able = byKind(trucks, nowMs)
  const strongest = new Map([...able].map(([kind, some]) => [kind, strongestKg(some)]))
  const fitOfAble = (load: BoardLoad): BoardFit => {
    const some = able.get(load.kind)
    if (!some) return { fit: 'no', why: 'kind', truck: undefined, emptyKm: null }
    const somewhere = bestOf(some.placed, load)
    const anywhere = somewhere?.why === null ? undefined : nowhereBest(some.nowhere, load)
    if (anywhere && (anywhere.why === null || !somewhere)) return fitOf(anywhere, null)
    return somewhere
      ? fitOf(somewhere, somewhere.km)
      : { fit: 'no', why: 'weight', truck: undefined, emptyKm: null }
  }
  return { carries: ({ kind, weightKg }) => weightKg <= (strongest.get(kind) ?? -1), fitOf: fitOfAble }
}
