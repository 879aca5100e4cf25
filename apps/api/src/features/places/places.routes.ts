import { api } from '@arriero/contract'
import { viaPoints } from '@arriero/contract/places/places'
import type { Point } from '@arriero/domain/places/geography'
import { drivingHours } from '@arriero/domain/tariff/driving-hours'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { fail } from '#app-error.ts'
import { serve, type Served } from '#http/serve.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { editionOn } from '#features/tariff/tariff.store.ts'
import { joinCredits } from '#providers/credits.texts.ts'
import type { Place } from '#providers/places/port.ts'
import type { Route } from '#providers/routing/port.ts'
import { municipalityOf } from './municipality-of.ts'
import { routeFacts } from './route-facts.ts'
import { zoneOfFound } from './zones.ts'

const othersAsked = [0, 1, 2] as const

/** Whose hours are told where no vehicle is. */
const usualTruck = 'tractor3S3'

const told = (route: Route, hours: number | null) => ({
  ...routeFacts(route),
  distanceKm: route.distanceKm,
  method: route.method,
  isEstimated: route.isEstimated,
  hours,
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
    const { typeVehicleId } = query
    const vehicleType =
      typeVehicleId === undefined
        ? usualTruck
        : (vehicleTypeKeyOf(typeVehicleId) ?? fail('vehicle.type_not_found', 'typeVehicleId'))
    const [best, ...others] = await routing.routes(points, { alternatives })
    const edition = await editionOn(ctx.db, bogotaDay(ctx.now))
    const tell = (route: Route) => told(route, drivingHours(edition, vehicleType, route.terrain))
    return {
      ...tell(best),
      others: others.map((other) => tell(other)),
      // Its ends and the towns it passes are the gazetteer's.
      attribution: joinCredits(routing.attribution, places.attribution),
    }
  }),
]
