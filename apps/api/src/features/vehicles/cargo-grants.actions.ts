/** Which cargo a vehicle may carry: granted by staff, type by type, each on its own paper. Decisions §12. */
import type { AuditAct } from '@arriero/domain/audit'
import { bogotaDay } from '@arriero/domain/calendar'
import { cargoPapers } from '@arriero/domain/paper-rules'
import { grantDenial } from '@arriero/domain/vehicle-review'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { isTypeLoadId, typeLoadKeyOf } from '#features/catalogues/catalogue-ids.ts'
import type { Verdict } from '#features/credentials/review.actions.ts'
import { fail } from '#http/app-error.ts'
import { cargoOf, type CargoRow } from './review.views.ts'
import { forbidCargo, permitCargo } from './vehicles.store.ts'

export type CargoGrants = {
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

/** What was granted before stays without a paper; a new grant needs one, and so does one whose paper was just turned down. */
export const grantCargo = async (
  ctx: Ctx,
  { vehicleId, verdicts, typeLoadIds }: CargoGrants,
): Promise<void> => {
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
