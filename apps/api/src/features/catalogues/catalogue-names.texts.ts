/** Spanish names of the catalogues as they are first written; afterwards the database's word counts. Spec §1. */
import type { BodyWork, VehicleType, VehicleTypeKey } from '@arriero/domain/vehicles'

export const typeLoadNames = {
  general: 'General',
  bulk: 'Granel',
  special: 'Especial',
  dangerous: 'Peligrosa',
  moves: 'Mudanzas',
  refrigerated: 'Refrigerada',
} as const

export const vehicleTypeNames: Record<VehicleTypeKey, string> = {
  pickup: 'Camioneta pickup y carry',
  simpleVan: 'Van sencilla',
  van: 'Van',
  turboVan: 'Furgón turbo',
  turboTruck: 'Camión turbo',
  singleTruck: 'Camión sencillo',
  doubleAxleTruck: 'Camión dobletroque (3 ejes)',
  miniTractor2S1: 'Minimula 2S1',
  miniTractor2S2: 'Minimula 2S2',
  miniTractor2S3: 'Minimula 2S3',
  tractor3S1: 'Tractomula 3S1',
  tractor3S2: 'Tractomula 3S2',
  tractor3S3: 'Tractomula 3S3',
}

export const bodyWorkNames: Record<BodyWork, string> = {
  stake: 'Estacas',
  pallet: 'Estibas',
  platform: 'Plataforma',
  boxVan: 'Furgón',
  refrigerated: 'Furgón refrigerado',
  containerCarrier: 'Portacontenedor',
  tank: 'Tanque',
  dump: 'Volco',
  lowBed: 'Cama baja',
  carCarrier: 'Niñera',
  hopper: 'Tolva',
  cage: 'Jaula',
}

export const portfolioName = 'Portafolio de vehículos'

/** What a person reads for an axle configuration. */
export const axlesText = (axles: VehicleType['axleConfiguration']): string =>
  axles === 'under C2-8' ? 'Liviano, menos de C2-8' : axles
