/** Other ways that a pair's official length or its list of towns may mean. */
import { metresBetween, type Spot } from '../../../../apps/api/src/providers/routing/roads/geometry.ts'
import { createTreeSearch, edgesTo } from '../../../../apps/api/src/providers/routing/roads/tree.ts'
import { toSpot } from '../draft.ts'
import { fold, type PlaceFeature } from '../sources.ts'
import { missOf, type Case, type Fit } from './state.ts'

/** How much easier edges near a named town become, and how near, metres. */
const pulls = [
  [0.75, 3000],
  [0.5, 3000],
  [0.3, 5000],
] as const
/** How much dearer the way that was found becomes, to see another. */
const push = 1.35
const pushes = 4
/** A way that is this near the official length is looked for no further. */
const goodMiss = 0.025
/** A way further off than this is no candidate. */
const mostMiss = 0.12
const leastGain = 0.008

const otherNames: Record<string, string> = {
  buga: 'guadalajara de buga',
  tumaco: 'san andres de tumaco',
  ubate: 'villa de san diego de ubate',
  'carmen de bolivar': 'el carmen de bolivar',
  guayabal: 'armero',
  'don matias': 'donmatias',
  tolu: 'santiago de tolu',
  toluviejo: 'tolu viejo',
}

export type Atlas = { spots: Map<string, Spot[]>; middles: Spot[]; cells: Map<number, number[]> }

const cellOf = (lon: number, lat: number): number => Math.floor(lon / 5000) * 100_000 + Math.floor(lat / 5000)

export const atlasOf = ({ network }: Fit, places: readonly PlaceFeature[]): Atlas => {
  const spots = new Map<string, Spot[]>()
  for (const { properties, geometry } of places) {
    const name = fold(properties.name)
    spots.set(name, [...(spots.get(name) ?? []), toSpot(geometry.coordinates)])
  }
  const middles: Spot[] = []
  const cells = new Map<number, number[]>()
  const { start, lon, lat } = network.lines
  for (let edge = 0; edge < network.edgeFrom.length; edge++) {
    const at = ((start[edge] ?? 0) + (start[edge + 1] ?? 0) - 1) >> 1
    const middle = { lon: lon[at] ?? 0, lat: lat[at] ?? 0 }
    middles.push(middle)
    const cell = cellOf(middle.lon, middle.lat)
    cells.set(cell, [...(cells.get(cell) ?? []), edge])
  }
  return { spots, middles, cells }
}

const spotsOf = ({ spots }: Atlas, name: string): Spot[] => {
  const folded = fold(name).replace(/^(?:variante(?: de)?|paso por|cruce(?: via)?|peaje) /, '')
  return spots.get(folded) ?? spots.get(otherNames[folded] ?? '') ?? []
}

const edgesNear = ({ middles, cells }: Atlas, spot: Spot, metres: number): number[] => {
  const steps = [-5000, 0, 5000]
  const around = steps.flatMap((x) => steps.map((y) => cellOf(spot.lon + x, spot.lat + y)))
  return around
    .flatMap((cell) => cells.get(cell) ?? [])
    .filter((edge) => metresBetween(middles[edge] ?? spot, spot) <= metres)
}

/** Towns that the list names and that lie between the ends, as far as the official length allows. */
const namedSpots = ({ network, endNode }: Fit, atlas: Atlas, { pair, km }: Case): Spot[] => {
  const end = (node = 0): Spot => ({ lon: network.nodeLon[node] ?? 0, lat: network.nodeLat[node] ?? 0 })
  const [from, to] = [end(endNode[pair.a]), end(endNode[pair.b])]
  const most = Math.max(km * 1000, metresBetween(from, to)) * 1.05
  const names = new Set(pair.vias.flat())
  return [...names]
    .flatMap((name) => spotsOf(atlas, name))
    .filter((spot) => metresBetween(from, spot) + metresBetween(spot, to) <= most)
}

/** Looks for a better way for every case that is off, and remembers it as `best`. Says how many were found. */
export const findCandidates = (
  fit: Fit,
  cases: readonly Case[],
  { atlas, effort }: { atlas: Atlas; effort: Float64Array },
): number => {
  const search = createTreeSearch(fit.network)
  let found = 0
  for (const one of cases) {
    if (missOf(fit, one, one.best ?? one.path) < goodMiss) continue
    const [from, to] = [fit.endNode[one.pair.a] ?? 0, fit.endNode[one.pair.b] ?? 0]
    const take = (changed: Float64Array): readonly number[] => {
      const path = edgesTo(fit.network, search(from, changed, to), to)
      const miss = missOf(fit, one, path)
      if (path.length > 0 && miss < mostMiss && miss < missOf(fit, one, one.best ?? one.path) - leastGain) {
        one.best = path
        found += 1
      }
      return path
    }
    const spots = namedSpots(fit, atlas, one)
    for (const [factor, metres] of spots.length === 0 ? [] : pulls) {
      const pulled = effort.slice()
      for (const edge of new Set(spots.flatMap((spot) => edgesNear(atlas, spot, metres))))
        pulled[edge] = (effort[edge] ?? 0) * factor
      take(pulled)
    }
    if (missOf(fit, one, one.best ?? one.path) < goodMiss) continue
    const pushed = effort.slice()
    let path = one.path
    for (let turn = 0; turn < pushes; turn++) {
      for (const edge of path) pushed[edge] = (pushed[edge] ?? 0) * push
      path = take(pushed)
    }
  }
  return found
}
