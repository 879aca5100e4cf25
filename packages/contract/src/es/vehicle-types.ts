/** Spanish names of the vehicle portfolio. Spec §1. */
import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'

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
