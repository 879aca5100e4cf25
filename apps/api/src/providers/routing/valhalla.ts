/** Routes from a Valhalla server, for trucks. */
import { z } from 'zod'
import { askJson } from '#providers/places/ask-json.ts'
import type { MapService } from '#providers/places/ask-json.ts'
import { billableKm } from './great-circle.ts'
import { decodePolyline } from './polyline.ts'
import type { RoutePoint, RoutingProvider } from './port.ts'

const answer = z.object({
  trip: z.object({
    summary: z.object({ length: z.number() }),
    legs: z.array(z.object({ shape: z.string() })).min(1),
  }),
})

const decimals = 6

const locationOf = ({ latitude, longitude }: RoutePoint) => ({ lat: latitude, lon: longitude })

export const createValhallaRouting = (service: MapService): RoutingProvider => ({
  attribution: '© OpenStreetMap contributors, ODbL',
  route: async (from, to) => {
    const body = {
      locations: [locationOf(from), locationOf(to)],
      costing: 'truck',
      units: 'kilometers',
      directions_type: 'none',
    }
    const { trip } = await askJson(service, { path: '/route', body, shape: answer })
    return {
      distanceKm: billableKm(trip.summary.length),
      method: 'valhalla',
      line: trip.legs.flatMap(({ shape }) => decodePolyline(shape, decimals)),
      towns: [],
      isEstimated: false,
    }
  },
})
