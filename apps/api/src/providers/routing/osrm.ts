/** Routes from an OSRM server, by its HTTP API version 1. */
import { z } from 'zod'
import { askJson } from '#providers/places/ask-json.ts'
import type { MapService } from '#providers/places/ask-json.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { openStreetMapCredit } from '#providers/credits.texts.ts'
import { bareRoute, billableKm } from './great-circle.ts'
import { decodePolyline } from '@arriero/domain/places/polyline'
import type { OutsideRouter } from './fallback.ts'
import type { RoutePoint } from './port.ts'

const answer = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number(), geometry: z.string() })).optional(),
})

/** OSRM's own default. */
const decimals = 5

const pathOf = (points: readonly RoutePoint[]): string =>
  `/route/v1/driving/${points.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';')}`

export const createOsrmRouting = (service: MapService): OutsideRouter => ({
  attribution: openStreetMapCredit,
  routes: async (points, { alternatives = 0 } = {}) => {
    const query = {
      overview: 'simplified',
      geometries: 'polyline',
      alternatives: alternatives === 0 ? 'false' : String(alternatives),
    }
    const { code, routes = [] } = await askJson(service, { path: pathOf(points), query, shape: answer })
    if (code !== 'Ok') throw new ProviderError('rejected', `osrm: ${code}`)
    const [best, ...others] = routes.map(({ distance, geometry }) =>
      bareRoute({
        distanceKm: billableKm(distance / 1000),
        method: 'osrm',
        line: decodePolyline(geometry, decimals),
      }),
    )
    if (!best) throw new ProviderError('garbled', 'osrm: no route in an answer that says Ok')
    return [best, ...others.slice(0, alternatives)]
  },
})
