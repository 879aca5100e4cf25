/** A person's paper, brought by himself or by the enterprise he drives for. Decisions §12, §6. */
import { personPapers, type PaperKind } from '@arriero/domain/papers/credentials'
import { isRole } from '@arriero/domain/people/roles'
import { mayAsk } from '@arriero/domain/papers/paper-review'
import { askDenial } from '@arriero/domain/papers/paper-rules'
import type { Ctx } from '#context.ts'
import { resendOnceCorrected } from '#features/accounts/create.actions.ts'
import { checkBrought, givePaper, type BroughtPaper } from '#features/credentials/give.actions.ts'
import { heldAccount } from '#features/users/account-facts.views.ts'
import { fail, refuse } from '#app-error.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import type { Holder } from '#features/credentials/credentials.store.ts'
import { insertRequest, removeRequest } from '#features/credentials/paper-requests.store.ts'
import { lockVehicle } from '#features/vehicles/vehicles.store.ts'
import { notThere, paperStanding } from './missing.views.ts'

/** Whoever brings the same paper meanwhile, or asks for it too, comes before or after. */
const lockHolder = ({ db }: Ctx, holder: Holder) =>
  'userId' in holder ? heldAccount(db, holder.userId) : lockVehicle(db, holder.vehicleId)

/** Staff asks the owner for a paper that is missing or was refused; he and his enterprise read it, once a day at most. Decisions 0027, 0069. */
export const askForPaper = async (ctx: Ctx, holder: Holder, kind: PaperKind): Promise<{ updated: true }> => {
  await lockHolder(ctx, holder)
  const { asked, good, requests } = (await paperStanding(ctx, holder)) ?? fail(notThere(holder))
  const isAskedAlready = !mayAsk(requests.get(kind) ?? null, ctx.now)
  refuse(askDenial(kind, { asked, has: good, isAskedAlready }))
  await removeRequest(ctx.db, holder, kind)
  const detail = await insertRequest(ctx, holder, kind)
  const [objectKind, objectId] =
    'userId' in holder ? (['user', holder.userId] as const) : (['vehicle', holder.vehicleId] as const)
  await record(ctx, { act: 'paper.asked', objectKind, objectId, details: { kind } })
  await announce(ctx, { name: 'paper.asked', detail })
  return { updated: true }
}

/** Somebody out of reach is as unknown as nobody; a paper his role is not asked for is not taken. */
export const givePersonPaper = async (
  ctx: Ctx,
  userId: string,
  paper: BroughtPaper,
): Promise<{ _id: string }> => {
  const person = await heldAccount(ctx.db, userId)
  const isHis = userId === ctx.actor.id || person?.enterprise_id === ctx.actor.id
  if (!person || !isHis) return fail('user.not_found')
  const asked = isRole(person.role) ? (personPapers[person.role] ?? []) : []
  if (!asked.some((kind) => kind === paper.kind)) fail('paper.not_for_holder', 'kind')
  await checkBrought(ctx, paper)
  const _id = await givePaper(ctx, { userId }, paper)
  await resendOnceCorrected(ctx, userId)
  return { _id }
}
