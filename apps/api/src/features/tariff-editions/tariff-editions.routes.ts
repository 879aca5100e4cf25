import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { createEdition, editionTemplate, previewEdition } from './editions.actions.ts'
import { allEditions, editionDetail } from './editions.views.ts'

export const tariffEditionsRoutes: Served[] = [
  serve(api.tariff.all, (ctx) => allEditions(ctx)),
  serveFound(api.tariff.detail, 'tariff.not_found', (ctx, { params }) => editionDetail(ctx, params._id)),
  serve(api.tariff.template, (ctx) => editionTemplate(ctx)),
  serve(api.tariff.preview, (ctx, { body }) => previewEdition(ctx, body)),
  serve(api.tariff.create, (ctx, { body: { file, validFrom, note } }) =>
    createEdition(ctx, { file, validFrom, note }),
  ),
]
