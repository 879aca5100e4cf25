import { api } from '@arriero/contract'
import { fail } from '#http/app-error.ts'
import { serve, type Served } from '#http/serve.ts'
import { askForExport } from './exports.actions.ts'
import { ownExport } from './exports.views.ts'

export const exportsRoutes: Served[] = [
  serve(api.exports.create, (ctx, { body }) => askForExport(ctx, body)),
  serve(
    api.exports.state,
    async (ctx, { params }) => (await ownExport(ctx, params._id)) ?? fail('export.not_found'),
  ),
]
