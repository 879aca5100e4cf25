import { api } from '@arriero/contract'
import { fail } from '#http/app-error.ts'
import { serve, type Served } from '#http/serve.ts'
import { answerRequest, fileRequest } from './support.actions.ts'
import { requestFor, requestsFor } from './support.views.ts'
import { kindOf, statusOf } from './wire-words.ts'

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
  serve(api.support.detail, (ctx, { params }) => requestFor(ctx, params._id)),
  serve(api.support.update, (ctx, { params, body }) => {
    if (body._id !== undefined && body._id !== params._id) return fail('input.invalid', '_id')
    return answerRequest(ctx, params._id, {
      response: body.response,
      status: statusOf(body.status),
      seenAt: body.createUpdate === undefined ? undefined : new Date(body.createUpdate),
    })
  }),
]
