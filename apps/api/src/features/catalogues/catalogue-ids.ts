/** The fixed ids of what every installation has. A number once given is never given again. */
import type { BodyWork, VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import { cargoKinds, type CargoKind } from '@arriero/domain/orders/cargo'

export type TypeLoadKey = CargoKind

const typeLoadNumbers: Record<TypeLoadKey, number> = {
  general: 1,
  bulk: 2,
  special: 3,
  dangerous: 4,
  moves: 5,
  refrigerated: 6,
}

const vehicleTypeNumbers: Record<VehicleTypeKey, number> = {
  pickup: 1,
  simpleVan: 2,
  van: 3,
  turboVan: 4,
  turboTruck: 5,
  singleTruck: 6,
  doubleAxleTruck: 7,
  miniTractor2S1: 8,
  miniTractor2S2: 9,
  miniTractor2S3: 10,
  tractor3S1: 11,
  tractor3S2: 12,
  tractor3S3: 13,
}

const bodyWorkNumbers: Record<BodyWork, number> = {
  stake: 1,
  pallet: 2,
  platform: 3,
  boxVan: 4,
  refrigerated: 5,
  containerCarrier: 6,
  tank: 7,
  dump: 8,
  lowBed: 9,
  carCarrier: 10,
  hopper: 11,
  cage: 12,
}

/** Makes of trucks and vans sold in Colombia. */
const brandNumbers = {
  Chevrolet: 1,
  Daihatsu: 2,
  DFSK: 3,
  Dongfeng: 4,
  FAW: 5,
  Ford: 6,
  Foton: 7,
  Freightliner: 8,
  Fuso: 9,
  Hino: 10,
  Hyundai: 11,
  International: 12,
  Isuzu: 13,
  Iveco: 14,
  JAC: 15,
  JMC: 16,
  Kenworth: 17,
  Kia: 18,
  Mack: 19,
  MAN: 20,
  'Mercedes-Benz': 21,
  Mitsubishi: 22,
  Nissan: 23,
  Renault: 24,
  Scania: 25,
  Sinotruk: 26,
  Toyota: 27,
  Volkswagen: 28,
  Volvo: 29,
} as const
export type BrandName = keyof typeof brandNumbers
export const brandNames = Object.keys(brandNumbers) as BrandName[]

const kinds = {
  typeLoad: '0001',
  vehicleType: '0002',
  brand: '0003',
  bodyWork: '0004',
  group: '0005',
} as const

/** Eight zeros stand where other ids carry their second: before everything a person makes. */
const fixedId = (kind: keyof typeof kinds, number: number): string =>
  `00000000ca7a${kinds[kind]}${number.toString(16).padStart(8, '0')}`

export const typeLoadId = (key: TypeLoadKey): string => fixedId('typeLoad', typeLoadNumbers[key])
export const vehicleTypeId = (key: VehicleTypeKey): string => fixedId('vehicleType', vehicleTypeNumbers[key])
export const bodyWorkId = (key: BodyWork): string => fixedId('bodyWork', bodyWorkNumbers[key])
export const brandId = (name: BrandName): string => fixedId('brand', brandNumbers[name])
export const portfolioId = fixedId('group', 1)

const typeLoadOfId: ReadonlyMap<string, TypeLoadKey> = new Map(
  cargoKinds.map((key) => [typeLoadId(key), key]),
)
const vehicleTypeOfId: ReadonlyMap<string, VehicleTypeKey> = new Map(
  (Object.keys(vehicleTypeNumbers) as VehicleTypeKey[]).map((key) => [vehicleTypeId(key), key]),
)

const bodyWorkOfId: ReadonlyMap<string, BodyWork> = new Map(
  (Object.keys(bodyWorkNumbers) as BodyWork[]).map((key) => [bodyWorkId(key), key]),
)

const brandOfId: ReadonlyMap<string, BrandName> = new Map(brandNames.map((name) => [brandId(name), name]))

/** These catalogues are the same in every installation, so nobody has to be asked. */
export const isTypeLoadId = (id: string): boolean => typeLoadOfId.has(id)
export const typeLoadKeyOf = (id: string): TypeLoadKey | undefined => typeLoadOfId.get(id)
export const bodyWorkOf = (id: string): BodyWork | undefined => bodyWorkOfId.get(id)
export const brandOf = (id: string): BrandName | undefined => brandOfId.get(id)
export const vehicleTypeKeyOf = (id: string): VehicleTypeKey | undefined => vehicleTypeOfId.get(id)

/** Every cargo in every type of vehicle that can be asked for. */
export const everyOrderKind = [...vehicleTypeOfId.keys()].flatMap((vehicle_type_id) =>
  [...typeLoadOfId.keys()].map((type_load_id) => ({ vehicle_type_id, type_load_id })),
)
