import { api } from '@arriero/contract'
import { viaPoints } from '@arriero/contract/places/places'
import type { Point } from '@arriero/domain/places/geography'
import { serve, type Served } from '#http/serve.ts'
import { joinCredits } from '#providers/credits.texts.ts'
import type { Place } from '#providers/places/port.ts'
import type { Route } from '#providers/routing/port.ts'
import { municipalityOf } from './municipality-of.ts'
import { routeFacts } from './route-facts.ts'
import { zoneOfFound } from './zones.ts'

const othersAsked = [0, 1, 2] as const

const told = (route: Route) => ({
  ...routeFacts(route),
  distanceKm: route.distanceKm,
  method: route.method,
  isEstimated: route.isEstimated,
  line: route.line,
})

const townShape = (place: Place) => ({
  code: place.code,
  town: place.town,
  name: place.name,
  department: place.department,
  latitude: place.latitude,
  longitude: place.longitude,
  exact: place.isExact,
  zoneKm: zoneOfFound(place),
})

export const placesRoutes: Served[] = [
  serve(api.places.search, async ({ providers: { places } }, { query }) => {
    const found = await places.search(query.text, query.limit)
    return { items: found.map((place) => townShape(place)), attribution: places.attribution }
  }),
  serve(api.places.at, async ({ providers: { places, routing } }, { query: point }) => {
    const { roadRef, roadName, gapKm, town } = await routing.nearest(point)
    return {
      town: townShape(places.at(point)),
      road: { ref: roadRef, name: roadName, gapKm, town: town.name, townKm: town.km },
      attribution: joinCredits('DANE', places.attribution, routing.attribution),
    }
  }),
  serve(api.places.route, async (ctx, { query }) => {
    const { places, routing } = ctx.providers
    const end = (place: Point & { code: string | undefined }) => ({
      ...place,
      code: municipalityOf(ctx, place),
    })
    const points = [
      end({ latitude: query.fromLatitude, longitude: query.fromLongitude, code: query.fromCode }),
      ...(query.via === undefined ? [] : viaPoints(query.via)),
      end({ latitude: query.toLatitude, longitude: query.toLongitude, code: query.toCode }),
    ]
    const alternatives = othersAsked.find((count) => count === query.alternatives) ?? 0
    const [best, ...others] = await routing.routes(points, { alternatives })
    return {
      ...told(best),
      others: others.map((other) => told(other)),
      // Its ends and the towns it passes are the gazetteer's.
      attribution: joinCredits(routing.attribution, places.attribution),
    }
  }),
]
