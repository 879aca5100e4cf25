/** Routes from a Valhalla server, for trucks. */
import { z } from 'zod'
import { askJson } from '#providers/places/ask-json.ts'
import type { MapService } from '#providers/places/ask-json.ts'
import { openStreetMapCredit } from '#providers/credits.texts.ts'
import { bareRoute, billableKm } from './great-circle.ts'
import { decodePolyline } from '@arriero/domain/places/polyline'
import type { OutsideRouter } from './fallback.ts'
import type { RoutePoint } from './port.ts'

const trip = z.object({
  summary: z.object({ length: z.number() }),
  legs: z.array(z.object({ shape: z.string() })).min(1),
})

const answer = z.object({ trip, alternates: z.array(z.object({ trip })).optional() })

const decimals = 6

const locationOf = ({ latitude, longitude }: RoutePoint) => ({ lat: latitude, lon: longitude })

const routeOf = ({ summary, legs }: z.output<typeof trip>) =>
  bareRoute({
    distanceKm: billableKm(summary.length),
    method: 'valhalla',
    line: legs.flatMap(({ shape }) => decodePolyline(shape, decimals)),
  })

export const createValhallaRouting = (service: MapService): OutsideRouter => ({
  attribution: openStreetMapCredit,
  routes: async (points, { alternatives = 0 } = {}) => {
    const body = {
      locations: points.map((point) => locationOf(point)),
      costing: 'truck',
      units: 'kilometers',
      directions_type: 'none',
      // It tells other ways between two places only.
      ...(alternatives > 0 && points.length === 2 && { alternates: alternatives }),
    }
    const told = await askJson(service, { path: '/route', body, shape: answer })
    const others = (told.alternates ?? []).map((other) => routeOf(other.trip))
    return [routeOf(told.trip), ...others.slice(0, alternatives)]
  },
})
