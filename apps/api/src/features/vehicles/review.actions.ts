/** Staff judges a vehicle: its papers, what it may carry, whether it works. Spec §2 "Vehicle detail", decisions §12. */
import { deactivationDenial, grantDenial } from '@arriero/domain/vehicles/vehicle-review'
import type { AuditAct } from '@arriero/domain/house/audit'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { cargoPapers } from '@arriero/domain/papers/paper-rules'
import type { Ctx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { judgePapers, tellValidated, type Verdict } from '#features/credentials/review.actions.ts'
import { AppError, fail } from '#app-error.ts'
import { isTypeLoadId, typeLoadKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { openServicesOf, cargoOf, type CargoRow } from './vehicles.views.ts'
import { keepReview, lockVehicle, type LockedVehicle, forbidCargo, permitCargo } from './vehicles.store.ts'

type CargoGrants = {
  vehicleId: string
  /** Given in the same review, already written. */
  verdicts: readonly Verdict[]
  /** All that it may carry from now on; undefined = as it is. */
  typeLoadIds: readonly string[] | undefined
}

const grantOf = ({ id, papers }: CargoRow) => ({
  needed: cargoPapers[typeLoadKeyOf(id) ?? 'general'],
  papers,
})

const trace = async (
  ctx: Ctx,
  vehicleId: string,
  changes: { act: AuditAct; typeLoadIds: readonly string[] },
) => {
  for (const typeLoadId of changes.typeLoadIds)
    await record(ctx, {
      act: changes.act,
      objectKind: 'vehicle',
      objectId: vehicleId,
      details: { typeLoadId },
    })
}

/**
 * Which cargo a vehicle may carry: granted by staff, type by type, each on its own paper. Decisions §12. What was granted
 * before stays without a paper; a new grant needs one, and so does one whose paper was just turned down.
 */
const grantCargo = async (ctx: Ctx, { vehicleId, verdicts, typeLoadIds }: CargoGrants): Promise<void> => {
  const rows = await cargoOf(ctx.db, vehicleId)
  const granted = rows.filter(({ is_granted }) => is_granted).map(({ id }) => id)
  const wanted = new Set(typeLoadIds ?? granted)
  if ([...wanted].some((id) => !isTypeLoadId(id))) fail('cargo.not_found', 'permissions')
  const turnedDown = new Set(verdicts.filter(({ isValidated }) => !isValidated).map(({ paperId }) => paperId))
  const today = bogotaDay(ctx.now)
  for (const row of rows) {
    const isJudged = !row.is_granted || row.papers.some(({ id }) => turnedDown.has(id))
    if (!wanted.has(row.id) || !isJudged) continue
    const denial = grantDenial(grantOf(row), today)
    if (denial) fail(denial, 'permissions')
  }
  const added = [...wanted].filter((id) => !granted.includes(id))
  const removed = granted.filter((id) => !wanted.has(id))
  await permitCargo(ctx, vehicleId, added)
  await forbidCargo(ctx.db, vehicleId, removed)
  await trace(ctx, vehicleId, { act: 'vehicle.cargo_granted', typeLoadIds: added })
  await trace(ctx, vehicleId, { act: 'vehicle.cargo_withdrawn', typeLoadIds: removed })
}

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
  const validated = await judgePapers(ctx, { vehicleId }, { verdicts })
  await grantCargo(ctx, { vehicleId, verdicts, typeLoadIds })
  const isActive = review.isActive ?? vehicle.is_active
  await switchActivity(ctx, vehicle, isActive)
  await keepReview(ctx.db, vehicle, isActive)
  // That it works now says more than each paper of it.
  if (!isActive || vehicle.is_active) await tellValidated(ctx, vehicle.owner_id, validated)
  return { updated: true }
}
