import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { changeReplyTemplate, makeReplyTemplate, removeReplyTemplate } from './reply-templates.actions.ts'
import { replyTemplates } from './reply-templates.views.ts'

export const replyTemplatesRoutes: Served[] = [
  serve(api.replyTemplates.all, (ctx) => replyTemplates(ctx)),
  serve(api.replyTemplates.create, (ctx, { body }) => makeReplyTemplate(ctx, body)),
  serve(api.replyTemplates.change, (ctx, { params, body: { seenAt, ...writing } }) =>
    changeReplyTemplate(ctx, params._id, { ...writing, seenAt: new Date(seenAt) }),
  ),
  serve(api.replyTemplates.remove, (ctx, { params }) => removeReplyTemplate(ctx, params._id)),
]
