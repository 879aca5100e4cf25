import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { changeNote, removeNote, writeNote } from './notes.actions.ts'
import { colleaguesOf, notesOf } from './notes.views.ts'

export const notesRoutes: Served[] = [
  serveFound(api.notes.all, 'order.not_found', (ctx, { params, query }) => notesOf(ctx, params._id, query)),
  serve(api.notes.colleagues, (ctx) => colleaguesOf(ctx)),
  serve(api.notes.write, (ctx, { params, body }) => writeNote(ctx, params._id, body)),
  serve(api.notes.change, (ctx, { params, body }) => changeNote(ctx, params._id, body)),
  serve(api.notes.remove, (ctx, { params }) => removeNote(ctx, params._id)),
]
