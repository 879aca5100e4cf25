/** Staff asks the owner for a paper that is missing; he and his enterprise read it, once. Decision 0027. */
import type { PaperKind } from '@arriero/domain/credentials'
import { askDenial } from '@arriero/domain/paper-rules'
import type { Ctx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import type { Holder } from '#features/credentials/credentials.store.ts'
import { insertRequest } from '#features/credentials/paper-requests.store.ts'
import { heldAccount } from '#features/users/account-facts.views.ts'
import { lockVehicle } from '#features/vehicles/vehicles.store.ts'
import { refuse } from '#http/app-error.ts'
import { paperStanding } from './missing.views.ts'

/** Whoever brings the same paper meanwhile, or asks for it too, comes before or after. */
const lockHolder = ({ db }: Ctx, holder: Holder) =>
  'userId' in holder ? heldAccount(db, holder.userId) : lockVehicle(db, holder.vehicleId)

export const askForPaper = async (ctx: Ctx, holder: Holder, kind: PaperKind): Promise<{ updated: true }> => {
  await lockHolder(ctx, holder)
  const { asked, has, requests } = await paperStanding(ctx, holder)
  refuse(askDenial(kind, { asked, has, isAskedAlready: requests.has(kind) }))
  const detail = await insertRequest(ctx, holder, kind)
  const [objectKind, objectId] =
    'userId' in holder ? (['user', holder.userId] as const) : (['vehicle', holder.vehicleId] as const)
  await record(ctx, { act: 'paper.asked', objectKind, objectId, details: { kind } })
  await announce(ctx, { name: 'paper.asked', detail })
  return { updated: true }
}
