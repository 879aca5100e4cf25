import { api } from '@arriero/contract'
import { serve, serveFound, servePrepared, serveSentBack, type Served } from '#http/serve.ts'
import {
  makeTemplate,
  prepareTemplate,
  removeTemplate,
  renameTemplate,
  useTemplate,
} from './order-templates.actions.ts'
import { ownTemplate, ownTemplates } from './order-templates.views.ts'

export const orderTemplatesRoutes: Served[] = [
  serve(api.orderTemplates.all, (ctx, { query }) => ownTemplates(ctx, query)),
  serveFound(api.orderTemplates.detail, 'template.not_found', (ctx, { params }) =>
    ownTemplate(ctx, params._id),
  ),
  serve(api.orderTemplates.create, (ctx, { body }) => makeTemplate(ctx, body)),
  serveSentBack(
    api.orderTemplates.rename,
    { read: (ctx, { params }) => ownTemplate(ctx, params._id), mayWrite: (_, key) => key === 'name' },
    (ctx, { params, body }) => renameTemplate(ctx, params._id, body.name),
  ),
  serve(api.orderTemplates.remove, (ctx, { params }) => removeTemplate(ctx, params._id)),
  servePrepared(api.orderTemplates.use, {
    prepare: (ctx, { params }) => prepareTemplate(ctx, params._id),
    handle: (ctx, { params, body: { price, ...when }, prepared }) =>
      useTemplate(ctx, { id: params._id, when: { ...when, clientPricePesos: price }, prepared }),
  }),
]
