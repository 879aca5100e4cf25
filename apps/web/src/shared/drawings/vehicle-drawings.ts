import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import type { VehicleShapeName } from './vehicle-shapes.ts'

/** The silhouette of each type of the portfolio. */
const drawings: Readonly<Record<VehicleTypeKey, VehicleShapeName>> = {
  pickup: 'pickup',
  simpleVan: 'carry',
  van: 'van',
  turboVan: 'turboVan',
  turboTruck: 'turbo',
  singleTruck: 'single',
  doubleAxleTruck: 'double',
  miniTractor2S1: '2S1',
  miniTractor2S2: '2S2',
  miniTractor2S3: '2S3',
  tractor3S1: '3S1',
  tractor3S2: '3S2',
  tractor3S3: '3S3',
}

export const drawingOf = (typeKey: string): VehicleShapeName =>
  Object.hasOwn(drawings, typeKey) ? drawings[typeKey as VehicleTypeKey] : 'single'
