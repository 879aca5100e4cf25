/** What the product asks of a router, in the product's words. Decisions §13. */

/** A place to route from or to; `code` is the municipality's DIVIPOLA code where the place is known to lie in it. */
export type RoutePoint = { latitude: number; longitude: number; code?: string }

export type RouteMethod = 'exact' | 'corridor' | 'great_circle' | 'osrm' | 'valhalla'

/** Kilometres by slope, as the reference price wants them; they add up to the distance within a tenth. */
export type TerrainSplit = { flatKm: number; rollingKm: number; mountainKm: number; urbanKm: number }

export type Route = {
  /** One decimal; at least 1. */
  distanceKm: number
  method: RouteMethod
  /** `[longitude, latitude]` from end to end; offline it joins town to town and is only approximately the road. */
  line: [number, number][]
  /** DIVIPOLA codes of the towns on the way, in order, ends included where they are towns of the network. */
  towns: string[]
  /** True where a good part of the distance is not known road: show it as "distancia estimada". */
  isEstimated: boolean
  /** Absent where the slope is not known. */
  terrain?: TerrainSplit
}

export interface RoutingProvider {
  /** Drivers behind a network throw ProviderError; the embedded ones always answer. */
  route(from: RoutePoint, to: RoutePoint): Promise<Route>
  /** To be shown beside a map that draws the line. */
  attribution: string
}
