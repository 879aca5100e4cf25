import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { askForExport } from './exports.actions.ts'
import { ownExport } from './exports.views.ts'

export const exportsRoutes: Served[] = [
  serve(api.exports.create, (ctx, { body }) => askForExport(ctx, body)),
  serveFound(api.exports.state, 'export.not_found', (ctx, { params }) => ownExport(ctx, params._id)),
]
