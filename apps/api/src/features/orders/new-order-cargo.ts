/** What a new order asks to carry: each measure within its limits, and all of it by the type of vehicle asked for. Decisions §12. */
import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import { fitDenial } from '@arriero/domain/cargo-fit'
import { measureDenial, parseMeasure, type MeasureKind } from '@arriero/domain/measures'
import type { VehicleTypeKey } from '@arriero/domain/vehicles'
import {
  isTypeLoadId,
  typeLoadKeyOf,
  vehicleTypeId,
  vehicleTypeKeyOf,
} from '#features/catalogues/catalogue-ids.ts'
import { AppError, fail } from '#http/app-error.ts'
import type { NewOrder } from './new-order.ts'

const measured = (kind: MeasureKind, text: string, field: string): number =>
  parseMeasure(kind, text) ?? fail(measureDenial(kind, text) ?? 'measure.invalid', field)

const measuredWhere = (kind: MeasureKind, text: string | undefined, field: string): number | undefined =>
  text === undefined ? undefined : measured(kind, text, field)

const measuresOf = (order: NewOrder) => ({
  highCm: measured('length', order.high, 'high'),
  widthCm: measured('length', order.width, 'width'),
  depthCm: measuredWhere('length', order.bottom, 'bottom'),
  volumeM3: measuredWhere('volume', order.volume, 'volume'),
  pieces: measuredWhere('pieces', order.pieces, 'pieces'),
  weightKg: measured('cargoWeight', order.weight, 'weight'),
})

const named = (key: VehicleTypeKey) => ({ id: vehicleTypeId(key), name: vehicleTypeNames[key] })

export const checkedCargo = (order: NewOrder): { weightKg: number; vehicleType: VehicleTypeKey } => {
  const measures = measuresOf(order)
  if (!isTypeLoadId(order.typeLoadId)) fail('cargo.not_found', 'typeLoad')
  const vehicleType = vehicleTypeKeyOf(order.vehicleTypeId) ?? fail('vehicle.type_not_found', 'typeVehicleId')
  const denial = fitDenial(vehicleType, { ...measures, kind: typeLoadKeyOf(order.typeLoadId) })
  if (denial) {
    const { code, smallest } = denial
    throw new AppError(code, {
      fields: { typeVehicleId: code },
      ...(smallest && { typeVehicle: named(smallest) }),
    })
  }
  return { weightKg: measures.weightKg, vehicleType }
}
