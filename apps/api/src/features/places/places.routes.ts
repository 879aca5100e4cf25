import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'

export const placesRoutes: Served[] = [
  serve(api.places.search, async ({ providers: { places } }, { query }) => {
    const found = await places.search(query.text, query.limit)
    const items = found.map(({ code, town, name, department, latitude, longitude, isExact }) => ({
      code,
      town,
      name,
      department,
      latitude,
      longitude,
      exact: isExact,
    }))
    return { items, attribution: places.attribution }
  }),
  serve(api.places.route, async ({ providers: { routing } }, { query }) => {
    const from = { latitude: query.fromLatitude, longitude: query.fromLongitude }
    const to = { latitude: query.toLatitude, longitude: query.toLongitude }
    const { distanceKm, method, isEstimated, line } = await routing.route(from, to)
    return { distanceKm, method, isEstimated, line, attribution: routing.attribution }
  }),
]
