import { fail } from '#app-error.ts'
import type { Route, RoutePoint, RoutingProvider } from '#providers/routing/port.ts'

/** The way between two places, the best or another that was chosen: a client does not get a road he did not choose. */
export const chosenRoute = async (
  { routes }: Pick<RoutingProvider, 'routes'>,
  ends: readonly [RoutePoint, RoutePoint],
  way = 0,
): Promise<Route> => {
  // Asked as whoever chose it was told: the second of three ways need not be the second of two.
  const ways = await routes(ends, { alternatives: way === 0 ? 0 : 2 })
  return ways[way] ?? fail('place.way_not_found', 'way')
}
