import type { LaterFact, VehicleService } from '@arriero/domain/vehicles/vehicles'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { searchText } from '#database/search-text.ts'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'

export type NewVehicle = {
  ownerId: string
  /** In normal form: upper case, no blanks. */
  licensePlate: string
  trailerPlate?: string | null
  vehicleTypeId: string
  bodyWorkId: string
  brandId: string
  /** Year, four digits. */
  model: string
  capacityKg: number
  /** As the person wrote it: `10000 Kg`, `10 Tn`. */
  capacityText: string
  /** Null, like the next, until it is told. */
  service: VehicleService | null
  /** YYYY-MM-DD. */
  registeredOn: string | null
  /** Already attached by the caller (`attachFiles`). */
  imageIds: readonly string[]
  isActive: boolean
  /** A known id, for fixtures; a new one otherwise. */
  id?: string
}

const brandName = async (ctx: OpenCtx, brandId: string) =>
  (await ctx.db.selectFrom('brands').select('name').where('id', '=', brandId).executeTakeFirst())?.name

/** A vehicle with leave for general cargo, the only one nobody has to grant. Decisions §12. */
export const insertVehicle = async (ctx: OpenCtx, vehicle: NewVehicle): Promise<string> => {
  const id = vehicle.id ?? ctx.newId()
  const { licensePlate, trailerPlate = null, model } = vehicle
  await ctx.db
    .insertInto('vehicles')
    .values({
      id,
      owner_id: vehicle.ownerId,
      license_plate: licensePlate,
      trailer_plate: trailerPlate,
      vehicle_type_id: vehicle.vehicleTypeId,
      body_work_id: vehicle.bodyWorkId,
      brand_id: vehicle.brandId,
      model,
      capacity_kg: vehicle.capacityKg,
      capacity_text: vehicle.capacityText,
      service: vehicle.service,
      registered_on: vehicle.registeredOn,
      image_ids: [...vehicle.imageIds],
      is_active: vehicle.isActive,
      version: 1,
      search: searchText(licensePlate, trailerPlate, await brandName(ctx, vehicle.brandId), model, id),
      created_at: ctx.now,
    })
    .execute()
  await permitCargo(ctx, id, [typeLoadId('general')])
  return id
}

/** Staff's grant, beside what was granted before. */
export const permitCargo = async (
  ctx: OpenCtx,
  vehicleId: string,
  typeLoadIds: readonly string[],
): Promise<void> => {
  if (typeLoadIds.length === 0) return
  await ctx.db
    .insertInto('vehicle_type_loads')
    .values(typeLoadIds.map((id) => ({ vehicle_id: vehicleId, type_load_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The row, locked until the transaction ends: whoever is about to name this vehicle for a service waits. */
export const lockVehicle = (db: Db, id: string) =>
  db
    .selectFrom('vehicles')
    .select([
      'id',
      'owner_id',
      'license_plate',
      'trailer_plate',
      'vehicle_type_id',
      'model',
      'service',
      'registered_on',
      'is_active',
      'version',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type LockedVehicle = NonNullable<Awaited<ReturnType<typeof lockVehicle>>>

export const isPlateTaken = async (db: Db, licensePlate: string): Promise<boolean> =>
  (await db
    .selectFrom('vehicles')
    .select('id')
    .where('license_plate', '=', licensePlate)
    .executeTakeFirst()) !== undefined

/** What its owner tells later; found by its trailer's plate from then on, and a next version for who judges it. */
export const completeVehicle = async (
  db: Db,
  { id, version }: Pick<LockedVehicle, 'id' | 'version'>,
  { service, registeredOn, trailerPlate }: Partial<Pick<NewVehicle, LaterFact>>,
): Promise<void> => {
  await db
    .updateTable('vehicles')
    .set((columns) => ({
      ...(service === undefined ? {} : { service }),
      ...(registeredOn === undefined ? {} : { registered_on: registeredOn }),
      ...(trailerPlate === undefined || trailerPlate === null
        ? {}
        : {
            trailer_plate: trailerPlate,
            search: sql<string>`${columns.ref('search')} || ' ' || ${searchText(trailerPlate)}`,
          }),
      version: version + 1,
    }))
    .where('id', '=', id)
    .execute()
}

/** Staff looked at it: its next version. */
export const keepReview = async (
  db: Db,
  { id, version }: Pick<LockedVehicle, 'id' | 'version'>,
  isActive: boolean,
): Promise<void> => {
  await db
    .updateTable('vehicles')
    .set({ is_active: isActive, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Staff takes back the permission to carry these kinds of cargo. */
export const forbidCargo = async (
  db: Db,
  vehicleId: string,
  typeLoadIds: readonly string[],
): Promise<void> => {
  if (typeLoadIds.length === 0) return
  await db
    .deleteFrom('vehicle_type_loads')
    .where('vehicle_id', '=', vehicleId)
    .where('type_load_id', 'in', [...typeLoadIds])
    .execute()
}

/** Out of service with their owner; answers the files of their pictures. The plate stays for the services it drove. */
export const retireVehiclesOf = async (db: Db, ownerId: string): Promise<string[]> => {
  const { rows } = await sql<{ image_ids: string[] }>`
    with old as (select id, image_ids from vehicles where owner_id = ${ownerId} for update)
    update vehicles v set is_active = false, image_ids = '{}' from old where v.id = old.id
    returning old.image_ids`.execute(db)
  return rows.flatMap(({ image_ids: ids }) => ids)
}
