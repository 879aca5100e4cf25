import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { openThread, readMessages, sendMessage } from './messages.actions.ts'
import { doorFor, messagePage, threadFor } from './messages.views.ts'
import { readingOf } from './reading.ts'
import { unreadFor } from './unread.views.ts'

export const messagesRoutes: Served[] = [
  serve(api.messages.thread, async (ctx, { params }) => threadFor(ctx, await readingOf(ctx, params._id))),
  serve(api.messages.all, async (ctx, { params, query }) =>
    messagePage(ctx, await readingOf(ctx, params._id), query),
  ),
  serve(api.messages.send, (ctx, { params, body }) =>
    sendMessage(ctx, params._id, {
      clientId: body.clientId,
      text: body.text,
      imageIds: body.images,
      place: body.place,
      writtenAt: body.writtenAt === undefined ? undefined : new Date(body.writtenAt),
    }),
  ),
  serve(api.messages.read, (ctx, { params, body }) => readMessages(ctx, params._id, body.position)),
  serveFound(api.messages.door, 'order.not_found', (ctx, { params }) => doorFor(ctx, params._id)),
  serve(api.messages.open, (ctx, { params }) => openThread(ctx, params._id)),
  serve(api.messages.unread, (ctx) => unreadFor(ctx)),
]
