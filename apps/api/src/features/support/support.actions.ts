/** Filing and answering. Decisions §17, security B4 rows 46 and 48. */
import {
  answerDenial,
  answersRequests,
  dueDay,
  handlesRequest,
  momentAfter,
  type RequestKind,
  type RequestStatus,
} from '@arriero/domain/support/support'
import { openPlaces } from '@arriero/domain/support/templates'
import type { Ctx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail, refuse } from '#app-error.ts'
import { insertAnswer, insertRequest, lockRequest } from './support.store.ts'
import { hasPartIn, isComplaint, nameOf } from './support-about.views.ts'

export type Filing = {
  subject: string
  description: string
  kind: RequestKind
  orderId: string | undefined
  userId: string | undefined
  status: RequestStatus | undefined
  /** Of a mail: when it came in; its legal term runs from then. */
  receivedAt?: Date | undefined
}

type Filed = { userId: string; status: RequestStatus }

/** Staff say for whom and how it stands; anybody else files his own, and it begins as pending. */
const filedFor = ({ actor }: Ctx, { userId, status }: Filing): Filed => {
  if (answersRequests(actor.role))
    return {
      userId: userId ?? fail('pqr.user_required', 'userId'),
      status: status ?? fail('pqr.status_required', 'status'),
    }
  if (userId !== undefined) return fail('input.unknown_field', 'userId')
  if (status !== undefined) return fail('input.unknown_field', 'status')
  return { userId: actor.id, status: 'pending' }
}

export const fileRequest = async (ctx: Ctx, filing: Filing): Promise<{ _id: string }> => {
  const { userId, status } = filedFor(ctx, filing)
  const userName = (await nameOf(ctx.db, userId)) ?? fail('user.not_found', 'userId')
  const { orderId, kind, subject, description } = filing
  if (orderId !== undefined && !(await hasPartIn(ctx.db, orderId, userId))) fail('order.not_found', 'orderId')
  const id = await insertRequest(ctx, {
    userId,
    userName,
    orderId: orderId ?? null,
    kind,
    subject,
    description,
    status,
    dueOn: dueDay(kind, filing.receivedAt ?? ctx.now),
  })
  if (userId !== ctx.actor.id)
    await record(ctx, {
      act: 'pqr.create',
      objectKind: 'pqr',
      objectId: id,
      details: { userId, kind, status },
    })
  const complains = await isComplaint(ctx.db, { kind, orderId: orderId ?? null, userId })
  await announce(ctx, { name: 'pqr.filed', userId, detail: id, isComplaint: complains })
  return { _id: id }
}

export const answerRequest = async (
  ctx: Ctx,
  id: string,
  { response, status, seenAt }: { response: string; status: RequestStatus; seenAt: Date | undefined },
): Promise<{ updated: true }> => {
  const request = (await lockRequest(ctx.db, id)) ?? fail('pqr.not_found')
  const complains = await isComplaint(ctx.db, request)
  if (!handlesRequest(ctx.actor.role, complains)) return fail('pqr.not_found')
  refuse(answerDenial(request, seenAt))
  if (openPlaces(response).length > 0) fail('pqr.place_unfilled', 'response')
  await insertAnswer(ctx, id, { response, status, at: momentAfter(ctx.now, request.updatedAt) })
  await record(ctx, {
    act: 'pqr.answer',
    objectKind: 'pqr',
    objectId: id,
    details: { before: request.status, after: status },
  })
  await announce(ctx, { name: 'pqr.answered', userId: request.userId, detail: id, isComplaint: complains })
  return { updated: true }
}
