/** The product's own router over the country as it is. */
import { openOfficialWays } from '#providers/official-ways/embedded.ts'
import { createGazetteer } from '#providers/places/gazetteer.ts'
import type { RoutePoint, RoutingProvider } from './port.ts'
import { createRoadRouting } from './road-routing.ts'
import { createRoadsWorker } from './roads/roads-worker.ts'

export const places = createGazetteer()
export const officialWays = openOfficialWays({ headOf: (code) => places.byCode(code) })

export const openRoadRouting = (): RoutingProvider =>
  createRoadRouting({
    roads: createRoadsWorker(),
    officialWays,
    headOf: (code) => places.byCode(code),
    townAt: (point) => places.at(point).code,
  })

export const headOf = (code: string): RoutePoint & { code: string } => {
  const { latitude, longitude } = places.byCode(code) ?? { latitude: NaN, longitude: NaN }
  return { latitude, longitude, code }
}
