/** The vehicle portfolio as data; Spanish names live in the contract. Spec §1, domain facts §3. */

import type { ErrorCode } from '../errors/errors.ts'

export const licenceCategories = ['B1', 'B2', 'B3', 'C1', 'C2', 'C3'] as const
export type LicenceCategory = (typeof licenceCategories)[number]

/** What the SICE-TAC model has figures for; a dash and a number is the gross weight in tonnes of a light C2. */
export const tariffConfigurations = [
  'C2-8',
  'C2-9',
  'C2-10.5',
  'C2',
  'C3',
  '2S2',
  '2S3',
  '3S2',
  '3S3',
] as const
export type TariffConfiguration = (typeof tariffConfigurations)[number]

export type VehicleType = {
  /** `under C2-8` are the pickups and vans below every modelled truck. */
  axleConfiguration: TariffConfiguration | '2S1' | '3S1' | 'under C2-8'
  /** A hint for forms and for ordering types by size; never refuses a vehicle on its own. */
  payloadHintKg: number
  licence: 'C1' | 'C2' | 'C3'
  isArticulated: boolean
  /** The configuration itself, or the nearest that has figures. */
  tariff: TariffConfiguration
}

const rigid = (
  axleConfiguration: VehicleType['axleConfiguration'],
  payloadHintKg: number,
  tariff: TariffConfiguration,
): VehicleType => ({
  axleConfiguration,
  payloadHintKg,
  licence: axleConfiguration === 'under C2-8' ? 'C1' : 'C2',
  isArticulated: false,
  tariff,
})

const articulated = (
  axleConfiguration: VehicleType['axleConfiguration'],
  payloadHintKg: number,
  tariff: TariffConfiguration,
): VehicleType => ({ axleConfiguration, payloadHintKg, licence: 'C3', isArticulated: true, tariff })

/** In the specification's order. The payloads of 2S1 and 3S1 are our own: gross weight less the tare of 2S2 and 3S2. */
export const vehicleTypes = {
  pickup: rigid('under C2-8', 800, 'C2-8'),
  simpleVan: rigid('under C2-8', 1_000, 'C2-8'),
  van: rigid('under C2-8', 1_500, 'C2-8'),
  turboVan: rigid('C2-8', 4_000, 'C2-8'),
  turboTruck: rigid('C2-9', 5_000, 'C2-9'),
  singleTruck: rigid('C2', 9_000, 'C2'),
  doubleAxleTruck: rigid('C3', 16_000, 'C3'),
  miniTractor2S1: articulated('2S1', 17_000, '2S2'),
  miniTractor2S2: articulated('2S2', 22_000, '2S2'),
  miniTractor2S3: articulated('2S3', 27_000, '2S3'),
  tractor3S1: articulated('3S1', 18_000, '3S2'),
  tractor3S2: articulated('3S2', 31_000, '3S2'),
  tractor3S3: articulated('3S3', 34_000, '3S3'),
} as const satisfies Record<string, VehicleType>

export type VehicleTypeKey = keyof typeof vehicleTypes
export const vehicleTypeKeys = Object.keys(vehicleTypes) as VehicleTypeKey[]

export const isVehicleTypeKey = (text: string): text is VehicleTypeKey => Object.hasOwn(vehicleTypes, text)

/** Bodies in use; `stake` is the general one. */
export const bodyWorks = [
  'stake',
  'pallet',
  'platform',
  'boxVan',
  'refrigerated',
  'containerCarrier',
  'tank',
  'dump',
  'lowBed',
  'carCarrier',
  'hopper',
  'cage',
] as const
export type BodyWork = (typeof bodyWorks)[number]

/** Whether a vehicle of the first type can carry what was asked of the second; bodies are compared apart. */
export const isAtLeast = (type: VehicleTypeKey, wanted: VehicleTypeKey): boolean =>
  vehicleTypes[type].payloadHintKg >= vehicleTypes[wanted].payloadHintKg

export const requiresTrailerPlate = (type: VehicleTypeKey): boolean => vehicleTypes[type].isArticulated

/** Public plates are white, private ones yellow; the number does not show it. */
export const vehicleServices = ['public', 'private'] as const
export type VehicleService = (typeof vehicleServices)[number]

/** What a service needs of a vehicle and the specification does not ask when it is registered. Decisions §12. */
export const laterFacts = ['service', 'registeredOn', 'trailerPlate'] as const
export type LaterFact = (typeof laterFacts)[number]

/** Which of them a vehicle still lacks; a trailer has its plate where the type pulls one. */
export const factsLacking = (
  type: VehicleTypeKey,
  isGiven: Readonly<Record<LaterFact, boolean>>,
): LaterFact[] =>
  laterFacts.filter((fact) => !isGiven[fact] && (fact !== 'trailerPlate' || requiresTrailerPlate(type)))

export const lackCodes = {
  service: 'vehicle.service_missing',
  registeredOn: 'vehicle.registered_on_missing',
  trailerPlate: 'vehicle.trailer_plate_missing',
} as const satisfies Record<LaterFact, ErrorCode>

/** A higher category covers the lower ones; B1 to B3 are the private equivalents and carry nothing for hire. */
export const licenceCovers = (
  category: LicenceCategory,
  type: VehicleTypeKey,
  service: VehicleService = 'public',
): boolean => {
  const required = vehicleTypes[type].licence
  const isForThisService = category.startsWith('C') || service === 'private'
  return isForThisService && Number(category.charAt(1)) >= Number(required.charAt(1))
}
