/** What the specification does not ask when a vehicle is registered: its owner tells it once, before a service needs it. Decisions §12. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { parseTrailerPlate } from '@arriero/domain/people/identifiers'
import { laterFactDenials } from '@arriero/domain/vehicles/new-vehicle'
import type { LaterFact, VehicleService } from '@arriero/domain/vehicles/vehicles'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { AppError, fail } from '#app-error.ts'
import { completeVehicle, type LockedVehicle } from './vehicles.store.ts'
import { toldOf } from './vehicles.views.ts'

export type LaterFacts = {
  service: VehicleService | undefined
  registeredOn: string | undefined
  trailerPlate: string | undefined
}

const check = (ctx: Ctx, vehicle: LockedVehicle, told: LaterFacts): void => {
  const type = vehicleTypeKeyOf(vehicle.vehicle_type_id)
  if (!type) throw new Error(`no type of vehicle ${vehicle.vehicle_type_id}`)
  const fields: Record<string, ErrorCode> = laterFactDenials(
    told,
    { type, model: vehicle.model },
    bogotaDay(ctx.now),
  )
  const [first] = Object.values(fields)
  if (first) throw new AppError(first, { fields })
}

/** What was told before stays as staff has seen it. */
const refuseTold = (vehicle: LockedVehicle, told: LaterFacts): void => {
  const known = toldOf(vehicle)
  for (const fact of Object.keys(known) as LaterFact[])
    if (told[fact] !== undefined && known[fact]) fail('input.not_changeable', fact)
}

export const tellLaterFacts = async (ctx: Ctx, vehicle: LockedVehicle, told: LaterFacts): Promise<void> => {
  const parts = Object.entries(told).flatMap(([fact, value]) => (value === undefined ? [] : [fact]))
  if (parts.length === 0) return
  refuseTold(vehicle, told)
  check(ctx, vehicle, told)
  const { service, registeredOn, trailerPlate } = told
  await completeVehicle(ctx.db, vehicle, {
    ...(service && { service }),
    ...(registeredOn && { registeredOn }),
    ...(trailerPlate && { trailerPlate: parseTrailerPlate(trailerPlate) ?? null }),
  })
  await record(ctx, {
    act: 'vehicle.completed',
    objectKind: 'vehicle',
    objectId: vehicle.id,
    details: { parts: parts.join(' ') },
  })
}
