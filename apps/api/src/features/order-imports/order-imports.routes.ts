import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { failedFile, importTemplate } from './import-files.ts'
import { bringFile, discardImport, publishImport, readAnew, undoImport } from './order-imports.actions.ts'
import { importRows, ownImport, ownImports } from './order-imports.views.ts'

export const orderImportsRoutes: Served[] = [
  serve(api.orderImports.all, (ctx, { query }) => ownImports(ctx, query)),
  serve(api.orderImports.template, (ctx) => importTemplate(ctx)),
  serveFound(api.orderImports.detail, 'import.not_found', (ctx, { params }) => ownImport(ctx, params._id)),
  serveFound(api.orderImports.rows, 'import.not_found', (ctx, { params, query }) =>
    importRows(ctx, params._id, query),
  ),
  serve(api.orderImports.create, async (ctx, _, exchange) =>
    bringFile(ctx, await exchange.file('import.file_too_large')),
  ),
  serve(api.orderImports.read, (ctx, { params, body }) => readAnew(ctx, params._id, body)),
  serve(api.orderImports.publish, (ctx, { params, body }) => publishImport(ctx, params._id, body.which)),
  serve(api.orderImports.undo, (ctx, { params }) => undoImport(ctx, params._id)),
  serveFound(api.orderImports.failed, 'import.not_found', (ctx, { params }) => failedFile(ctx, params._id)),
  serve(api.orderImports.discard, (ctx, { params }) => discardImport(ctx, params._id)),
]
