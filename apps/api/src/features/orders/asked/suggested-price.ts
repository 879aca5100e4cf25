import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Pesos } from '@arriero/domain/money/money'
import { drivingHours } from '@arriero/domain/tariff/driving-hours'
import {
  referenceCost,
  suggestedPrice,
  type Reference,
  type ReferenceTrip,
} from '@arriero/domain/tariff/reference'
import type { Ctx } from '#context.ts'
import { bodyWorkOf, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { ratesInForce, type RatesInForce } from '#features/rates/rates.store.ts'
import { chosenRoute } from '#features/places/chosen-route.ts'
import { routeFacts } from '#features/places/route-facts.ts'
import { editionOn } from '#features/tariff/tariff.store.ts'
import { tollsOf, tollsShape } from '#features/tariff/trip-tolls.views.ts'
import { fail } from '#app-error.ts'
import { factsOfReference, roadOf } from './reference.ts'

export type Suggestion = { pricePesos: Pesos; reference: Reference }

/** Price before VAT at which the carrier would earn the reference cost of the trip today. Decisions §13. */
export const suggestPrice = (
  inForce: Pick<RatesInForce, 'rates' | 'vatBase'>,
  trip: ReferenceTrip,
): Suggestion => ({
  pricePesos: suggestedPrice(trip, inForce.rates, inForce.vatBase),
  reference: referenceCost(trip),
})

type Asked = InputOf<typeof api.orders.suggestedPrice>['body']

/** The road that the service itself would have; where no places are told, or one town alone, the km that were given. */
const roadBetween = async (ctx: Ctx, { km, originCode, destinationCode, ...asked }: Asked) => {
  const from =
    originCode && (ctx.providers.places.byCode(originCode) ?? fail('place.outside_colombia', 'originCode'))
  const to =
    destinationCode &&
    (ctx.providers.places.byCode(destinationCode) ?? fail('place.outside_colombia', 'destinationCode'))
  const isOnePlace = originCode === destinationCode && !asked.from && !asked.to
  if (!from || !to || isOnePlace) return { road: { distanceKm: km }, way: null }
  const [origin, destination] = [
    { ...from, ...asked.from },
    { ...to, ...asked.to },
  ]
  const route = await chosenRoute(ctx.providers.routing, [origin, destination], asked.way)
  return { road: roadOf(ctx, { origin, destination }, route), way: routeFacts(route) }
}

/** What a service would cost by the official model, as the client is advised. */
export const priceFor = async (ctx: Ctx, asked: Asked) => {
  const vehicleType = vehicleTypeKeyOf(asked.typeVehicleId) ?? fail('vehicle.type_not_found', 'typeVehicleId')
  const bodyWork =
    asked.bodyWork === undefined
      ? undefined
      : (bodyWorkOf(asked.bodyWork) ?? fail('vehicle.body_unknown', 'bodyWork'))
  const onDay = bogotaDay(ctx.now)
  const { road, way } = await roadBetween(ctx, asked)
  const trip = {
    vehicleType,
    ...road,
    ...(bodyWork && { bodyWork }),
    onDay,
    edition: await editionOn(ctx.db, onDay),
  }
  const { pricePesos, reference } = suggestPrice(await ratesInForce(ctx.db), trip)
  const facts = factsOfReference(reference)
  const tolls = way && (await tollsOf(ctx, { vehicleType, onDay, reference: facts, way }))
  return {
    price: pricePesos,
    referenceCost: reference.totalPesos,
    configuration: vehicleTypeNames[vehicleType],
    approximation: reference.approximation,
    parametersOf: reference.edition,
    reference: facts,
    hours: drivingHours(trip.edition, vehicleType, way?.terrain ?? null),
    tolls: tolls && tollsShape(tolls),
  }
}
