/** A service as its client would type it, from a few words of the demo's seeds. */
import { pesos } from '@arriero/domain/money/money'
import { withVat } from '@arriero/domain/money/pricing'
import { composeReservation } from '@arriero/domain/orders/schedule'
import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import { typeLoadId, vehicleTypeId, type TypeLoadKey } from '#features/catalogues/catalogue-ids.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import type { NewOrder } from '#features/orders/asked/new-order.ts'
import type { WorldHouse } from './stage.ts'

export type SeedOrder = {
  /** Town codes of DIVIPOLA, Colombia's official list. */
  from: string
  to: string
  street: readonly [string, string]
  /** Its appointment. */
  at: Date
  cargo?: TypeLoadKey
  vehicle: VehicleTypeKey
  weight: string
  description: string
  /** What the client would pay before VAT; left out: carriers name it. */
  netPesos?: number | undefined
}

const placeIn = (house: WorldHouse, code: string, street: string) => {
  const town = house.openCtx().providers.places.byCode(code)
  if (!town) throw new Error(`no town ${code}`)
  return {
    name: `${street}, ${town.name}`,
    latitude: town.latitude,
    longitude: town.longitude,
    code,
    exact: true,
  }
}

export const seedOrder = async (house: WorldHouse, seed: SeedOrder): Promise<NewOrder> => {
  const { rates, vatBase } = await ratesInForce(house.database.db)
  const { netPesos } = seed
  return {
    origin: placeIn(house, seed.from, seed.street[0]),
    destination: placeIn(house, seed.to, seed.street[1]),
    imageIds: [],
    typeLoadId: typeLoadId(seed.cargo ?? 'general'),
    vehicleTypeId: vehicleTypeId(seed.vehicle),
    description: seed.description,
    ...composeReservation(seed.at),
    high: '2.2 M',
    weight: seed.weight,
    width: '2.4 M',
    pieces: '24 Unidades',
    ...(seed.vehicle === 'turboTruck'
      ? { volume: '25 M3', bottom: '4.6 M' }
      : { volume: '38 M3', bottom: '6 M' }),
    clientPricePesos:
      netPesos === undefined ? undefined : withVat(pesos(netPesos), rates, vatBase).clientPesos,
    wantsDeliveryCode: false,
  }
}
