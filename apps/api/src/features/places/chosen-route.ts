import type { Route, RoutePoint, RoutingProvider } from '#providers/routing/port.ts'

/** The way between two places, the best or another that was chosen. */
export const chosenRoute = async (
  { routes }: Pick<RoutingProvider, 'routes'>,
  ends: readonly [RoutePoint, RoutePoint],
  way = 0,
): Promise<Route> => {
  // Asked as whoever chose it was told: the second of three ways need not be the second of two.
  const ways = await routes(ends, { alternatives: way === 0 ? 0 : 2 })
  return ways[way] ?? ways[0]
}
