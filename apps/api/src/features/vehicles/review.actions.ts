/** Staff judges a vehicle: its papers, what it may carry, whether it works. Spec §2 "Vehicle detail", decisions §12. */
import { deactivationDenial } from '@arriero/domain/vehicle-review'
import type { Ctx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { judgePapers, tellValidated, type Verdict } from '#features/credentials/review.actions.ts'
import { AppError, fail } from '#http/app-error.ts'
import { grantCargo } from './cargo-grants.actions.ts'
import { openServicesOf } from './review.views.ts'
import { keepReview, lockVehicle, type LockedVehicle } from './vehicles.store.ts'

export type Review = {
  vehicleId: string
  verdicts: readonly Verdict[]
  /** Undefined = as it is; so for the two below. */
  isActive: boolean | undefined
  typeLoadIds: readonly string[] | undefined
  /** What the reviewer had before him; undefined = he does not say. */
  version: number | undefined
}

const checkMayStop = async (ctx: Ctx, vehicleId: string) => {
  const orderIds = await openServicesOf(ctx.db, vehicleId)
  const denial = deactivationDenial(orderIds.length)
  if (denial) throw new AppError(denial, { orderIds, fields: { isActive: denial } })
}

const switchActivity = async (ctx: Ctx, vehicle: LockedVehicle, isActive: boolean) => {
  if (isActive === vehicle.is_active) return
  if (!isActive) await checkMayStop(ctx, vehicle.id)
  await record(ctx, {
    act: isActive ? 'vehicle.activated' : 'vehicle.deactivated',
    objectKind: 'vehicle',
    objectId: vehicle.id,
  })
  if (isActive) await announce(ctx, { name: 'vehicle.activated', detail: vehicle.id })
}

export const reviewVehicle = async (ctx: Ctx, review: Review): Promise<{ updated: true }> => {
  const { vehicleId, verdicts, typeLoadIds, version } = review
  const vehicle = (await lockVehicle(ctx.db, vehicleId)) ?? fail('vehicle.not_found')
  if (version !== undefined && version !== vehicle.version) fail('vehicle.changed')
  const validated = await judgePapers(ctx, { vehicleId }, verdicts)
  await grantCargo(ctx, { vehicleId, verdicts, typeLoadIds })
  const isActive = review.isActive ?? vehicle.is_active
  await switchActivity(ctx, vehicle, isActive)
  await keepReview(ctx.db, vehicle, isActive)
  // That it works now says more than each paper of it.
  if (!isActive || vehicle.is_active) await tellValidated(ctx, vehicle.owner_id, validated)
  return { updated: true }
}
