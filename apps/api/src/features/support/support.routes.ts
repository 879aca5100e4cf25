import { api } from '@arriero/contract'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { serve, serveFound, serveSentBack, type Served } from '#http/serve.ts'
import { assignRequest } from './assignment.actions.ts'
import { assigneesOf } from './assignment.views.ts'
import { caseOf } from './case.views.ts'
import { answerRequest, fileRequest } from './support.actions.ts'
import { requestFor, requestsFor } from './support.views.ts'
import { kindOf, statusOf } from './wire-words.ts'

/** Whoever may answer it reads it as the desk does. */
const readForDesk = async (ctx: Ctx, id: string) => {
  const read = await requestFor(ctx, id)
  return read?.viewer === 'staff' ? read : undefined
}

export const supportRoutes: Served[] = [
  serve(api.support.create, (ctx, { body }) =>
    fileRequest(ctx, {
      subject: body.subject,
      description: body.description,
      kind: kindOf(body.type, body.habeasData),
      orderId: body.orderId,
      userId: body.userId,
      status: body.status && statusOf(body.status),
    }),
  ),
  serve(api.support.all, (ctx, { query }) => requestsFor(ctx, query)),
  serveFound(api.support.detail, 'pqr.not_found', (ctx, { params }) => requestFor(ctx, params._id)),
  serveSentBack(
    api.support.update,
    { read: (ctx, { params }) => readForDesk(ctx, params._id), mayWrite: () => true },
    (ctx, { params, body }) => {
      if (body._id !== undefined && body._id !== params._id) return fail('input.invalid', '_id')
      return answerRequest(ctx, params._id, {
        response: body.response,
        status: statusOf(body.status),
        seenAt: body.createUpdate === undefined ? undefined : new Date(body.createUpdate),
      })
    },
  ),
  serveFound(api.support.case, 'pqr.not_found', (ctx, { params }) => caseOf(ctx, params._id)),
  serveFound(api.support.assignees, 'pqr.not_found', (ctx, { params }) => assigneesOf(ctx, params._id)),
  serve(api.support.assign, (ctx, { params, body }) => assignRequest(ctx, params._id, body)),
]
