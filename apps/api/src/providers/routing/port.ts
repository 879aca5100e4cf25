/** What the product asks of a router, in the product's words. Decisions §13. */
import type { ByTerrain } from '@arriero/domain/tariff/model'
import type { NearestRoad, NoWay, PassedToll, PassedTown } from './roads/types.ts'

/** A place to route from or to; `code` is the municipality's DIVIPOLA code where the place is known to lie in it. */
export type RoutePoint = { latitude: number; longitude: number; code?: string }

/** `official`: the ministry's kilometres over a line of the roads; `great_circle`: nothing but the way of the crow is known. */
export const routeMethods = ['official', 'roads', 'great_circle', 'osrm', 'valhalla'] as const
export type RouteMethod = (typeof routeMethods)[number]

export type Route = {
  /** One decimal; at least 1. */
  distanceKm: number
  method: RouteMethod
  /** `[longitude, latitude]` from end to end, along the road within 50 m; the crow's where no road is known. */
  line: [number, number][]
  /** Municipal towns on the way in the order of driving, the ends included; null where the router does not tell them. */
  towns: PassedTown[] | null
  tolls: PassedToll[] | null
  /** Numbered roads in the order of driving. */
  roads: { ref: string; km: number }[]
  /** Whose kilometres they are. */
  officialWayId: number | null
  /** The official way's own, or like the official ways nearest to both ends; null where no road is known. */
  terrain: ByTerrain | null
  /** Why no road is known; null where one is. */
  noRoad: NoWay['reason'] | null
  /** True where a good part of the distance is not known road: show it as "distancia estimada". */
  isEstimated: boolean
}

/** The best first; the others really differ from it and from each other. */
export type Routes = readonly [Route, ...Route[]]

export type RoutesAsked = { alternatives?: 0 | 1 | 2 }

export interface RoutingProvider {
  /** Over all points in their order. Drivers behind a network throw ProviderError; the embedded one always answers. */
  routes(points: readonly RoutePoint[], asked?: RoutesAsked): Promise<Routes>
  /** The nearest road, and the municipal town nearest to the place. */
  nearest(point: RoutePoint): Promise<NearestRoad>
  /** To be shown beside a map that draws the line. */
  attribution: string
  /** Ends what it keeps running. */
  close(): Promise<void>
}

/** The best way between two places. */
export const bestRoute = async (
  { routes }: Pick<RoutingProvider, 'routes'>,
  from: RoutePoint,
  to: RoutePoint,
): Promise<Route> => (await routes([from, to]))[0]
