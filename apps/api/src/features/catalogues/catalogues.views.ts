import type { ReplyOf } from '@arriero/contract/endpoint'
import type { api } from '@arriero/contract'
import { isVehicleTypeKey, vehicleTypes, type VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import { cargoPapers } from '@arriero/domain/papers/paper-rules'
import type { Db } from '#context.ts'
import { portfolioId, typeLoadKeyOf } from './catalogue-ids.ts'
import { axlesText, portfolioName } from './catalogue-names.texts.ts'

export const typeLoadsView = async (db: Db): Promise<ReplyOf<typeof api.catalogues.typeLoads>> => {
  const rows = await db
    .selectFrom('type_loads')
    .select(['id', 'name', 'needs_permission'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, needs_permission }) => {
    const key = typeLoadKeyOf(id) ?? 'general'
    return { id, key, name, needsPermission: needs_permission, papers: [...cargoPapers[key]] }
  })
}

const factsOf = (key: VehicleTypeKey) => {
  const type = vehicleTypes[key]
  return {
    axles: axlesText(type.axleConfiguration),
    payloadHintKg: type.payloadHintKg,
    licenceCategory: type.licence,
    needsTrailer: type.isArticulated,
  }
}

/** One group: the first one's children are the portfolio (Spec §7). */
export const vehicleTypesView = async (db: Db): Promise<ReplyOf<typeof api.catalogues.vehicleTypes>> => {
  const rows = await db
    .selectFrom('vehicle_types')
    .select(['id', 'key', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const children = rows.flatMap(({ id, key, name }) =>
    isVehicleTypeKey(key) ? [{ id, key, name, ...factsOf(key) }] : [],
  )
  return [{ id: portfolioId, name: portfolioName, children }]
}

export const brandsView = async (db: Db): Promise<ReplyOf<typeof api.catalogues.brands>> => {
  const rows = await db.selectFrom('brands').select(['id', 'name']).orderBy('name').execute()
  return rows.map(({ id, name }) => ({ _id: id, name }))
}

export const bodyWorksView = async (db: Db): Promise<ReplyOf<typeof api.catalogues.bodyWorks>> => {
  const rows = await db.selectFrom('body_works').select(['id', 'name']).orderBy('id').execute()
  return rows.map(({ id, name }) => ({ _id: id, name }))
}
