/** Spanish names of the catalogues as they are first written; afterwards the database's word counts. Spec §1. */
import type { BodyWork, VehicleType } from '@arriero/domain/vehicles/vehicles'

export const typeLoadNames = {
  general: 'General',
  bulk: 'Granel',
  special: 'Especial',
  dangerous: 'Peligrosa',
  moves: 'Mudanzas',
  refrigerated: 'Refrigerada',
} as const

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
