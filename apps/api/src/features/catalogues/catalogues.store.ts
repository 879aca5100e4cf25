import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import { bodyWorks, vehicleTypeKeys } from '@arriero/domain/vehicles/vehicles'
import type { Db } from '#context.ts'
import {
  bodyWorkId,
  brandId,
  brandNames,
  typeLoadId,
  vehicleTypeId,
  type TypeLoadKey,
} from './catalogue-ids.ts'
import { bodyWorkNames, typeLoadNames } from './catalogue-names.texts.ts'

const typeLoadKeys = Object.keys(typeLoadNames) as TypeLoadKey[]

/**
 * Writes what is missing; runs at every start, on every node. Every cargo type but General has to be granted to a
 * vehicle (decisions §12).
 */
export const ensureCatalogues = async (db: Db): Promise<void> => {
  await db
    .insertInto('type_loads')
    .values(
      typeLoadKeys.map((key, position) => ({
        id: typeLoadId(key),
        name: typeLoadNames[key],
        needs_permission: key !== 'general',
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('vehicle_types')
    .values(
      vehicleTypeKeys.map((key, position) => ({
        id: vehicleTypeId(key),
        key,
        name: vehicleTypeNames[key],
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('brands')
    .values(brandNames.map((name) => ({ id: brandId(name), name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('body_works')
    .values(bodyWorks.map((key) => ({ id: bodyWorkId(key), key, name: bodyWorkNames[key] })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
