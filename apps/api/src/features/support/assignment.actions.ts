/** Who of the staff answers a request. docs/decisions/0074. */
import { denialToAssign, mayBeAssigned } from '@arriero/domain/support/assignment'
import { handlesRequest } from '@arriero/domain/support/support'
import type { Ctx } from '#context.ts'
import { fail, refuse } from '#app-error.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { staffMember } from './assignment.views.ts'
import { isComplaint } from './support-about.views.ts'
import { lockRequest, writeAssignee } from './support.store.ts'

type Assigning = { assignee: string | null; seenAssignee: string | null }

export const assignRequest = async (
  ctx: Ctx,
  id: string,
  { assignee, seenAssignee }: Assigning,
): Promise<{ updated: true }> => {
  const request = (await lockRequest(ctx.db, id)) ?? fail('pqr.not_found')
  const complains = await isComplaint(ctx.db, request)
  if (!handlesRequest(ctx.actor.role, complains)) return fail('pqr.not_found')
  // Pressed twice, or sent again: it is so already.
  if (request.assigneeId === assignee) return { updated: true }
  refuse(denialToAssign(request, seenAssignee))
  const member = assignee === null ? undefined : await staffMember(ctx.db, assignee)
  if (assignee !== null && !(member && mayBeAssigned(member, complains)))
    return fail('pqr.assignee_unknown', 'assignee')
  await writeAssignee(ctx, id, assignee)
  await record(ctx, {
    act: 'pqr.assign',
    objectKind: 'pqr',
    objectId: id,
    details: assignee === null ? {} : { userId: assignee },
  })
  const told = { userId: request.userId, detail: id, isComplaint: complains }
  await announce(ctx, { name: 'pqr.assigned', ...told })
  if (assignee !== null && assignee !== ctx.actor.id) await announce(ctx, { name: 'pqr.given', ...told })
  return { updated: true }
}

/** Whoever takes it in the inbox has it here too, and the other way round. Told to nobody: he did it himself. */
export const followOwner = async (ctx: Ctx, id: string, ownerId: string | null): Promise<void> => {
  const request = await lockRequest(ctx.db, id)
  if (request && request.status !== 'solved' && request.assigneeId !== ownerId)
    await writeAssignee(ctx, id, ownerId)
}
