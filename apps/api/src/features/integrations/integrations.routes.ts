import { api } from '@arriero/contract'
import { confirmOwner } from '#features/sessions/sessions.actions.ts'
import { serve, serveFound, servePrepared, serveSentBack, type Served } from '#http/serve.ts'
import { endKey, makeKey } from './api-keys.actions.ts'
import { ownKeys } from './api-keys.views.ts'
import {
  sendAgain,
  changeSecret,
  changeWebhook,
  makeWebhook,
  removeWebhook,
  sendTest,
} from './webhooks.actions.ts'
import { ownDeliveries, ownDelivery } from './webhook-deliveries.views.ts'
import { ownWebhook, ownWebhooks } from './webhooks.views.ts'

export const integrationsRoutes: Served[] = [
  serve(api.integrations.keys, (ctx, { query }) => ownKeys(ctx, query)),
  servePrepared(api.integrations.makeKey, {
    prepare: (ctx, { body }, { address }) => confirmOwner(ctx, { ...body, address }),
    handle: (ctx, { body: { password: _password, code: _code, ...facts } }) => makeKey(ctx, facts),
  }),
  serve(api.integrations.endKey, (ctx, { params }) => endKey(ctx, params._id)),
  serve(api.integrations.webhooks, (ctx, { query }) => ownWebhooks(ctx, query)),
  serve(api.integrations.makeWebhook, (ctx, { body }) => makeWebhook(ctx, body)),
  serveSentBack(
    api.integrations.changeWebhook,
    { read: (ctx, { params }) => ownWebhook(ctx, params._id), mayWrite: () => true },
    (ctx, { params, body }) => changeWebhook(ctx, params._id, body),
  ),
  serve(api.integrations.removeWebhook, (ctx, { params }) => removeWebhook(ctx, params._id)),
  serve(api.integrations.changeSecret, (ctx, { params }) => changeSecret(ctx, params._id)),
  serve(api.integrations.test, (ctx, { params }) => sendTest(ctx, params._id)),
  serve(api.integrations.deliveries, (ctx, { query }) => ownDeliveries(ctx, query)),
  serveFound(api.integrations.delivery, 'webhook.delivery_not_found', (ctx, { params }) =>
    ownDelivery(ctx, params._id),
  ),
  serve(api.integrations.sendAgain, (ctx, { params }) => sendAgain(ctx, params._id)),
]
