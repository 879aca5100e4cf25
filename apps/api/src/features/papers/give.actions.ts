/** A person's paper, brought by himself or by the enterprise he drives for. Decisions §12, §6. */
import { personPapers } from '@arriero/domain/credentials'
import { isRole } from '@arriero/domain/roles'
import type { Ctx } from '#context.ts'
import { resendOnceCorrected } from '#features/accounts/resend.actions.ts'
import { checkBrought, givePaper, type BroughtPaper } from '#features/credentials/give.actions.ts'
import { heldAccount } from '#features/users/account-facts.views.ts'
import { fail } from '#http/app-error.ts'

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
