import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { choose, readOne, readUpTo, subscribe, unsubscribe } from './notifications.actions.ts'
import { choicesOf } from './choices.views.ts'
import { notificationsFor, unreadOf } from './notifications.views.ts'
import { seenOf, sentOf } from './sent.views.ts'

export const notificationsRoutes: Served[] = [
  serve(api.notifications.all, (ctx, { query }) => notificationsFor(ctx, query)),
  serve(api.notifications.count, async (ctx) => ({ unread: await unreadOf(ctx.db, ctx.actor.id) })),
  serve(api.notifications.read, (ctx, { params }) => readOne(ctx, params._id)),
  serve(api.notifications.readAll, (ctx, { body }) => readUpTo(ctx, body.newest)),
  serve(api.notifications.pushKey, async (ctx) => ({ publicKey: ctx.providers.push.publicKey })),
  serve(api.notifications.subscribe, (ctx, { body }, { sessionHash }) =>
    subscribe(ctx, { endpoint: body.endpoint, ...body.keys }, sessionHash),
  ),
  serve(api.notifications.unsubscribe, (ctx, { query }) => unsubscribe(ctx, query.endpoint)),
  serve(api.notifications.choices, (ctx) => choicesOf(ctx)),
  serve(api.notifications.choose, (ctx, { body }) => choose(ctx, body)),
  serveFound(api.notifications.sent, 'order.not_found', (ctx, { params, query }) =>
    sentOf(ctx, params._id, query),
  ),
  serveFound(api.notifications.seen, 'order.not_found', (ctx, { params }) => seenOf(ctx, params._id)),
]
