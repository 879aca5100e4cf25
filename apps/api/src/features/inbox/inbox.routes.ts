import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { logCall, noteItem, snoozeItem, takeItem } from './inbox.actions.ts'
import { inboxItems, inboxNotes } from './inbox.views.ts'

export const inboxRoutes: Served[] = [
  serve(api.inbox.items, (ctx, { query }) => inboxItems(ctx, query)),
  serve(api.inbox.take, (ctx, { params, body }) => takeItem(ctx, params._id, body)),
  serve(api.inbox.snooze, (ctx, { params, body }) =>
    snoozeItem(ctx, params._id, body.until === null ? null : new Date(body.until)),
  ),
  serveFound(api.inbox.notes, 'inbox.not_found', (ctx, { params, query }) =>
    inboxNotes(ctx, params._id, query),
  ),
  serve(api.inbox.note, (ctx, { params, body }) => noteItem(ctx, params._id, body.text)),
  serve(api.inbox.call, (ctx, { params, body }) => logCall(ctx, params._id, body)),
]
