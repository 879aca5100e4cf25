import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Pesos } from '@arriero/domain/money/money'
import {
  referenceCost,
  suggestedPrice,
  type Reference,
  type ReferenceTrip,
} from '@arriero/domain/tariff/reference'
import type { Ctx } from '#context.ts'
import { bodyWorkOf, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { ratesInForce, type RatesInForce } from '#features/rates/rates.store.ts'
import { editionOn } from '#features/tariff/tariff.store.ts'
import { fail } from '#app-error.ts'
import { bestRoute } from '#providers/routing/port.ts'
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

/** Of two towns the road between them; inside one town, or where they are not told, the km that were given. */
const roadBetween = async (ctx: Ctx, { km, originCode, destinationCode }: Asked) => {
  const from =
    originCode && (ctx.providers.places.byCode(originCode) ?? fail('place.outside_colombia', 'originCode'))
  const to =
    destinationCode &&
    (ctx.providers.places.byCode(destinationCode) ?? fail('place.outside_colombia', 'destinationCode'))
  if (!from || !to || from.code === to.code) return { distanceKm: km }
  return roadOf(ctx, { origin: from, destination: to }, await bestRoute(ctx.providers.routing, from, to))
}

/** What a service would cost by the official model, as the client is advised. */
export const priceFor = async (ctx: Ctx, asked: Asked) => {
  const vehicleType = vehicleTypeKeyOf(asked.typeVehicleId) ?? fail('vehicle.type_not_found', 'typeVehicleId')
  const bodyWork =
    asked.bodyWork === undefined
      ? undefined
      : (bodyWorkOf(asked.bodyWork) ?? fail('vehicle.body_unknown', 'bodyWork'))
  const onDay = bogotaDay(ctx.now)
  const trip = {
    vehicleType,
    ...(await roadBetween(ctx, asked)),
    ...(bodyWork && { bodyWork }),
    onDay,
    edition: await editionOn(ctx.db, onDay),
  }
  const { pricePesos, reference } = suggestPrice(await ratesInForce(ctx.db), trip)
  return {
    price: pricePesos,
    referenceCost: reference.totalPesos,
    configuration: vehicleTypeNames[vehicleType],
    approximation: reference.approximation,
    parametersOf: reference.edition,
    reference: factsOfReference(reference),
  }
}
