import type { Passes, RouteFacts } from '@arriero/contract/places/route-shape'
import type { Route } from '#providers/routing/port.ts'

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** As it is kept with a service and told of it. */
export const routeFacts = ({ officialWayId, terrain, towns, tolls, roads, noRoad }: Route): RouteFacts => ({
  officialWayId,
  terrain: terrain && {
    flat: hundredths(terrain.flat),
    rolling: hundredths(terrain.rolling),
    mountain: hundredths(terrain.mountain),
    urban: hundredths(terrain.urban),
    unpaved: hundredths(terrain.unpaved),
  },
  towns,
  tolls,
  roads,
  noRoad,
})

/** What a kept way passes, for a map and its words. */
export const passesOf = ({ route_facts: kept }: { route_facts: unknown }): Passes | null => {
  const facts = kept as RouteFacts | null
  return facts && { towns: facts.towns, tolls: facts.tolls, noRoad: facts.noRoad }
}

/** For who may not know where the way begins: from a toll so many metres along, one could count back to the door. */
export const inWholeKm = <T extends { alongKm: number }>(passed: readonly T[]): T[] =>
  passed.map((one) => ({ ...one, alongKm: Math.round(one.alongKm) }))
