/** The roads of the country in memory: the nearest one to a place, and the ways between places. */
import { readFileSync } from 'node:fs'
import {
  mostCost,
  mostShared,
  routesBetween,
  sharedShare,
  type Route,
  type Searches,
} from './alternatives.ts'
import { stretchesOf, toKm, wayOf, type Course } from './course.ts'
import { lineMetres, perDegree } from './geometry.ts'
import { createGrid, type Grid } from './grid.ts'
import { createSearch, hierarchyOf } from './hierarchy.ts'
import { networkOf, roadClasses, type Network } from './network.ts'
import { readPrepared } from './prepared.ts'
import { hitOf, isBefore, seedsOf, shareOf, snapOf, type Snap } from './snap.ts'
import { nearestTown, tollsOf, townsOf, type Tolls, type Towns } from './towns.ts'
import type { NearestRoad, NoWay, RoadPoint, Roads, Ways, WaysOptions } from './types.ts'

/** Kilometres to the nearest road beyond which no way is told. */
export const mostGapKm = 25

const preparedFile = new URL('../../../../../../packages/map/roads/roads.bin.br', import.meta.url)

type Ground = Searches & { network: Network; grid: Grid; towns: Towns; tolls: Tolls }

const groundOf = (file: URL | string): Ground => {
  const prepared = readPrepared(readFileSync(file))
  const network = networkOf(prepared)
  const hierarchy = hierarchyOf(prepared, network)
  return {
    network,
    grid: createGrid(network.lines),
    towns: townsOf(prepared),
    tolls: tollsOf(prepared),
    search: createSearch(hierarchy),
    check: createSearch(hierarchy),
  }
}

const nearestIn = ({ network, grid, towns }: Ground, point: RoadPoint): NearestRoad => {
  const hit = hitOf(network, grid, point)
  const { lon, lat } = network.lines
  const between = (values: Int32Array): number => {
    const [a, b] = [values[hit.piece] ?? 0, values[hit.piece + 1] ?? 0]
    return (a + (b - a) * hit.part) / perDegree
  }
  const { town, metres } = nearestTown(towns, point)
  return {
    edge: hit.edge,
    alongKm: toKm(lineMetres(network.lines, hit.edge) * shareOf(network, hit)),
    gapKm: toKm(hit.metres),
    lon: between(lon),
    lat: between(lat),
    roadRef: network.head.refs[network.edgeRef[hit.edge] ?? 0] ?? '',
    roadName: network.head.names[network.edgeName[hit.edge] ?? 0] ?? '',
    roadClass: roadClasses[network.edgeClass[hit.edge] ?? 0] ?? 'street',
    town: { code: town.code, name: town.name, km: toKm(metres) },
  }
}

const noWay = (snaps: readonly Snap[]): NoWay | undefined => {
  for (const [point, { gapMetres }] of snaps.entries())
    if (gapMetres > mostGapKm * 1000)
      return { isFound: false, reason: 'far_from_roads', point, gapKm: toKm(gapMetres) }
  const apart = snaps.findIndex(({ part }) => part !== snaps[0]?.part)
  return apart === -1 ? undefined : { isFound: false, reason: 'roads_apart', from: apart - 1, to: apart }
}

const isSameSpot = (a: Snap, b: Snap): boolean =>
  a.edge === b.edge && a.node === b.node && a.share === b.share

/** Courses of one leg, cheapest first. Searched in one direction for both, so that there and back are the same. */
const coursesBetween = (ground: Ground, [from, to]: readonly [Snap, Snap], more: number): Course[] => {
  const { network } = ground
  const offsetMetres = from.offsetMetres + to.offsetMetres
  if (isSameSpot(from, to)) return [{ stretches: [], cost: 0, offsetMetres: 0 }]
  if (isBefore(to, from)) {
    const back = coursesBetween(ground, [to, from], more)
    return back.map(({ stretches, cost }) => ({
      cost,
      offsetMetres,
      stretches: stretches
        .toReversed()
        .map(({ edge, from: start, to: end }) => ({ edge, from: end, to: start })),
    }))
  }
  const ends = {
    from: seedsOf(network, from),
    to: seedsOf(network, to),
    cut: [from.edge, to.edge].filter((edge) => edge !== -1),
  }
  const courses = routesBetween(ground, ends, more).map((route: Route) => ({
    stretches: stretchesOf(network, route.edges, [from, to]),
    cost: route.cost,
    offsetMetres,
  }))
  if (from.edge === -1 || from.edge !== to.edge) return courses
  const straight = Math.round((network.edgeCost[from.edge] ?? 0) * Math.abs(from.share - to.share))
  const along = {
    stretches: [{ edge: from.edge, from: from.share, to: to.share }],
    cost: straight,
    offsetMetres,
  }
  return [along, ...courses.filter(({ cost }) => cost > straight && cost <= straight * mostCost)].slice(
    0,
    more + 1,
  )
}

const edgesOf = ({ stretches }: Course): number[] => stretches.map(({ edge }) => edge)

const joined = (legs: readonly Course[]): Course => ({
  stretches: legs.flatMap(({ stretches }) => stretches),
  cost: legs.reduce((sum, { cost }) => sum + cost, 0),
  // Only the two ends of the whole begin and end at a town's official point.
  offsetMetres: legs.reduce((sum, { offsetMetres }) => sum + offsetMetres, 0),
})

/** Whole courses over all points: the best legs, or with one leg driven otherwise. */
const coursesOver = (ground: Ground, snaps: readonly Snap[], more: number): Course[] => {
  const last = snaps.length - 1
  const legs = snaps.slice(1).map((to, at) => {
    const from = snaps[at] ?? to
    const ends = [
      at === 0 ? from : { ...from, offsetMetres: 0 },
      at + 1 === last ? to : { ...to, offsetMetres: 0 },
    ] as const
    return coursesBetween(ground, ends, more)
  })
  const firsts = legs.flatMap(([first]) => (first ? [first] : []))
  if (firsts.length !== legs.length) return []
  const best = joined(firsts)
  const others = legs
    .flatMap((leg, at) => leg.slice(1).map((other) => joined(firsts.with(at, other))))
    .sort((a, b) => a.cost - b.cost)
  const chosen = [best]
  for (const other of others) {
    const isNew = chosen.every(
      (known) => sharedShare(ground.network, edgesOf(other), edgesOf(known)) <= mostShared,
    )
    if (chosen.length <= more && other.cost <= best.cost * mostCost && isNew) chosen.push(other)
  }
  return chosen
}

const waysIn = (
  ground: Ground,
  points: readonly RoadPoint[],
  { alternatives = 0, lineMetres }: WaysOptions,
): Ways => {
  if (points.length < 2) throw new RangeError('a way has two points at least')
  const snaps = points.map((point) => snapOf(ground, point))
  const none = noWay(snaps)
  if (none) return none
  const gapsKm = snaps.map(({ gapMetres }) => toKm(gapMetres))
  return {
    isFound: true,
    ways: coursesOver(ground, snaps, alternatives).map((course) =>
      wayOf(ground, course, { gapsKm, lineMetres }),
    ),
  }
}

/** Reads and prepares all; the network stays in memory. */
export const loadRoads = (file: URL | string = preparedFile): Roads => {
  const ground = groundOf(file)
  return {
    nearest: (point) => nearestIn(ground, point),
    ways: (points, options = {}) => waysIn(ground, points, options),
    attribution: ground.network.head.attribution,
  }
}
