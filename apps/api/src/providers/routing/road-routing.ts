/** The router that needs no network: ways over the country's own roads, with the ministry's kilometres where it publishes the way. Decisions §13. */
import { greatCircleKm, type Point } from '@arriero/domain/places/geography'
import { splitLike } from '@arriero/domain/tariff/estimate'
import { distanceOf } from '@arriero/domain/tariff/model'
import type { OfficialWay } from '@arriero/domain/tariff/official-ways'
import type { OfficialWays } from '#providers/official-ways/port.ts'
import { billableKm, crowKm, estimateByGreatCircle } from './great-circle.ts'
import type { Route, RoutePoint, RoutingProvider, Routes } from './port.ts'
import { roadsAttribution } from './routing.texts.ts'
import type { RoadsWorker } from './roads/roads-worker.ts'
import type { RoadPoint, Way } from './roads/types.ts'

type Settings = {
  roads: RoadsWorker
  officialWays: OfficialWays
  /** Where the head of a municipality lies. */
  headOf(code: string): Point | undefined
  /** The municipality the point lies in. */
  townAt(point: Point): string
}

/** From a place to the nearest road, over the way of the crow. */
const gapFactor = 1.4
/** Gaps over this, or over this part of the whole, make the distance an estimate. */
const knownGapKm = 10
const knownGapShare = 0.1
/** A place this near to the head is the head: words without a street mean it. */
const headKm = 0.5
/** Within this of the head a place is the town: the official distances are told from town to town. */
const townReachKm = 8
/** The one town whose built-up area is much wider. */
const reachKm: Readonly<Record<string, number>> = { '11001': 16 }
/** Another way than the best is the official one of nearly its length, or none. */
const sameWayShare = 0.04
/** How far the line may come to lie from the road, metres. */
const lineMetres = 40

type Stop = RoutePoint & { code: string; headKm: number }

const stopOf = ({ headOf, townAt }: Settings, point: RoutePoint): Stop => {
  const code = point.code ?? townAt(point)
  const head = headOf(code)
  return { ...point, code, headKm: head ? greatCircleKm(head, point) : Infinity }
}

const isTown = ({ code, headKm: km }: Stop): boolean => km <= (reachKm[code] ?? townReachKm)

/** With its code the head is meant, from which the official figures count. */
const roadPoint = ({ longitude: lon, latitude: lat, code, headKm: km }: Stop): RoadPoint =>
  km <= headKm ? { lon, lat, code } : { lon, lat }

/** The ministry's ways between two towns, whichever village of them they lead to last of all. */
const officialBetween = ({ officialWays }: Settings, stops: readonly Stop[]): OfficialWay[] => {
  const [from, to] = [stops[0], stops.at(-1)]
  if (stops.length !== 2 || !from || !to || !isTown(from) || !isTown(to)) return []
  return officialWays.waysBetween(from.code, to.code).filter(({ isBetweenHeads }) => isBetweenHeads)
}

const missOf = (km: number, way: OfficialWay): number => Math.abs(km / distanceOf(way.km) - 1)

const nearestIn = (ways: readonly OfficialWay[], km: number): OfficialWay | undefined =>
  ways.toSorted((a, b) => missOf(km, a) - missOf(km, b))[0]

/** Each of the ministry's ways stands for one of the roads' at most; the best way has whichever is nearest to it. */
const matched = (ways: readonly Way[], official: readonly OfficialWay[]): (OfficialWay | undefined)[] => {
  const open = new Set(official)
  return ways.map(({ km }, at) => {
    const nearest = nearestIn([...open], km)
    if (!nearest || (at > 0 && missOf(km, nearest) > sameWayShare)) return undefined
    open.delete(nearest)
    return nearest
  })
}

const tenth = (km: number): number => Math.round(km * 10) / 10

const routeOf = (
  { officialWays }: Settings,
  { way, official, stops }: { way: Way; official: OfficialWay | undefined; stops: readonly Stop[] },
): Route => {
  const gapsKm = way.gapsKm.reduce((sum, km) => sum + km, 0) * gapFactor
  const drivenKm = Math.max(way.km + gapsKm, crowKm(stops))
  const distanceKm = billableKm(official ? distanceOf(official.km) : drivenKm)
  const scale = way.km > 0 ? distanceKm / way.km : 1
  const along = <Passed extends { alongKm: number }>(passed: readonly Passed[]): Passed[] =>
    passed.map((one) => ({ ...one, alongKm: tenth(one.alongKm * scale) }))
  const [from, to] = [stops[0], stops.at(-1)]
  return {
    distanceKm,
    method: official ? 'official' : 'roads',
    line: way.line,
    towns: along(way.towns),
    tolls: along(way.tolls),
    roads: way.roads.map(({ ref, km }) => ({ ref, km: tenth(km * scale) })),
    officialWayId: official?.id ?? null,
    terrain: official?.km ?? (from && to ? splitLike(officialWays.waysNear(from, to), distanceKm) : null),
    noRoad: null,
    isEstimated: !official && gapsKm > Math.max(knownGapKm, distanceKm * knownGapShare),
  }
}

export const createRoadRouting = (settings: Settings): RoutingProvider => {
  const { roads } = settings
  return {
    attribution: roadsAttribution,
    nearest: ({ latitude: lat, longitude: lon }) => roads.nearest({ lat, lon }),
    close: () => roads.close(),
    routes: async (points, { alternatives = 0 } = {}): Promise<Routes> => {
      const stops = points.map((point) => stopOf(settings, point))
      const found = await roads.ways(stops.map(roadPoint), { alternatives, lineMetres })
      if (!found.isFound) return [estimateByGreatCircle(stops, found.reason)]
      const official = matched(found.ways, officialBetween(settings, stops))
      const [best, ...others] = found.ways.map((way, at) =>
        routeOf(settings, { way, official: official[at], stops }),
      )
      return best ? [best, ...others] : [estimateByGreatCircle(stops, 'roads_apart')]
    },
  }
}
