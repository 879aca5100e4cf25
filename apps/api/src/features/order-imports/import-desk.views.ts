/** What all rows of a file are read by: catalogues, and the client's own places. */
import { orderStatus } from '@arriero/domain/orders/orders'
import { searchForm } from '@arriero/domain/typed/search-words'
import type { Db } from '#context.ts'
import { typeLoadKeyOf, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { savedOf, type SavedPlace } from '#features/saved-places/saved-places.store.ts'
import type { Desk } from './check-row.ts'
import type { ImportRow } from './order-imports.store.ts'
import { namesOfTypeLoad, namesOfVehicleType } from './order-imports.texts.ts'

/** @param db not the portion's own transaction: it is read once for a whole run */
export const deskOf = async (db: Db, { ownerId, reading }: ImportRow): Promise<Desk> => {
  const [typeLoads, vehicleTypes, places] = await Promise.all([
    db.selectFrom('type_loads').select(['id', 'name']).execute(),
    db.selectFrom('vehicle_types').select(['id', 'name']).execute(),
    db.selectFrom('saved_places').selectAll().where('owner_id', '=', ownerId).execute(),
  ])
  const saved = places.map((row): [string, SavedPlace] => [searchForm(row.name), savedOf(row)])
  return {
    reading,
    typeLoads: typeLoads.map(({ id, name }) => ({
      value: id,
      names: [name, ...namesOfTypeLoad(typeLoadKeyOf(id))],
    })),
    vehicleTypes: vehicleTypes.map(({ id, name }) => ({
      value: id,
      names: [name, ...namesOfVehicleType(vehicleTypeKeyOf(id))],
    })),
    savedPlaces: new Map(saved),
  }
}

/** How many services of an import got an offer, or are not as they were published. */
export const touchedOf = async (db: Db, importId: string): Promise<number> => {
  const row = await db
    .selectFrom('order_import_rows as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('r.import_id', '=', importId)
    .where('r.state', '=', 'published')
    .where((or) =>
      or.or([
        or('o.status', '<>', orderStatus.pending),
        or.exists(or.selectFrom('offers as f').select('f.id').whereRef('f.order_id', '=', 'o.id')),
      ]),
    )
    .executeTakeFirstOrThrow()
  return row.count
}

export const hasOffers = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.selectFrom('offers').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirst()) !==
  undefined
