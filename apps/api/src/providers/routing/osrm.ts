/** Routes from an OSRM server, by its HTTP API version 1. */
import { z } from 'zod'
import { askJson } from '#providers/places/ask-json.ts'
import type { MapService } from '#providers/places/ask-json.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { billableKm } from './great-circle.ts'
import { decodePolyline } from './polyline.ts'
import type { RoutePoint, RoutingProvider } from './port.ts'

const answer = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number(), geometry: z.string() })).optional(),
})

/** OSRM's own default. */
const decimals = 5

const pathOf = (from: RoutePoint, to: RoutePoint): string =>
  `/route/v1/driving/${[from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';')}`

export const createOsrmRouting = (service: MapService): RoutingProvider => ({
  attribution: '© OpenStreetMap contributors, ODbL',
  route: async (from, to) => {
    const query = { overview: 'simplified', geometries: 'polyline', alternatives: 'false' }
    const { code, routes } = await askJson(service, { path: pathOf(from, to), query, shape: answer })
    const best = routes?.[0]
    if (code !== 'Ok') throw new ProviderError('rejected', `osrm: ${code}`)
    if (!best) throw new ProviderError('garbled', 'osrm: no route in an answer that says Ok')
    return {
      distanceKm: billableKm(best.distance / 1000),
      method: 'osrm',
      line: decodePolyline(best.geometry, decimals),
      towns: [],
      isEstimated: false,
    }
  },
})
