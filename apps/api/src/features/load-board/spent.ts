/** Fuel and tolls of many services at once: the same figures that the service itself tells its carrier. */
import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import type { RouteFacts } from '@arriero/contract/places/route-shape'
import type { TariffEdition } from '@arriero/domain/tariff/model'
import type { TollEdition } from '@arriero/domain/tariff/toll-posts'
import { loadOf } from '@arriero/domain/tariff/trip-tolls'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { vehicleTypes } from '@arriero/domain/vehicles/vehicles'
import type { Db } from '#context.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { editionOn, figuresOn } from '#features/tariff/tariff.store.ts'
import { tollsBy } from '#features/tariff/trip-tolls.views.ts'

export type SpentFacts = {
  vehicle_type_id: string
  type_load_id: string
  distance_km: number
  reservation_at: Date
  way: Pick<RouteFacts, 'officialWayId' | 'terrain' | 'tolls'> | null
  reference: Pick<ReferenceFacts, 'basis' | 'tolls' | 'ways'> | null
}

type Edition = { costs: TariffEdition; tolls: TollEdition }
/** By Bogotá day. */
export type EditionsByDay = ReadonlyMap<string, Edition>

export const editionsOf = async (db: Db, days: readonly string[]): Promise<EditionsByDay> =>
  new Map(
    await Promise.all(
      days.map(async (day): Promise<[string, Edition]> => {
        const [costs, tolls] = await Promise.all([editionOn(db, day), figuresOn(db, { kind: 'tolls', day })])
        return [day, { costs, tolls }]
      }),
    ),
  )

/** Over which the fuel of an empty kilometre is reckoned. */
const emptyKm = 100

export type Spent = { spentPesos: number | null; emptyPesosPerKm: number }

export const spentOf = (order: SpentFacts, editions: EditionsByDay): Spent => {
  const vehicleType = vehicleTypeKeyOf(order.vehicle_type_id)
  const edition = editions.get(bogotaDay(order.reservation_at))
  if (!vehicleType || !edition) return { spentPesos: null, emptyPesosPerKm: 0 }
  const { tariff } = vehicleTypes[vehicleType]
  const trip = { terrain: null, earningsPesos: null, tollPesos: 0 }
  const empty = loadOf(edition.costs, tariff, { ...trip, distanceKm: emptyKm })
  const tolls = tollsBy(edition.tolls, { vehicleType, reference: order.reference, way: order.way })
  if (!tolls) return { spentPesos: null, emptyPesosPerKm: empty.fuelPesos / emptyKm }
  const loaded = loadOf(edition.costs, tariff, {
    ...trip,
    distanceKm: order.distance_km,
    terrain: order.way?.terrain ?? null,
  })
  return {
    spentPesos: loaded.fuelPesos + tolls.totalPesos,
    emptyPesosPerKm: empty.fuelPesos / emptyKm,
  }
}
