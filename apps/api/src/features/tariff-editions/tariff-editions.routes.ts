import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { createEdition, editionTemplate, previewEdition } from './editions.actions.ts'
import { allEditions, editionDetail } from './editions.views.ts'

export const tariffEditionsRoutes: Served[] = [
  serve(api.tariffEditions.all, (ctx) => allEditions(ctx, 'costs')),
  serveFound(api.tariffEditions.detail, 'tariff.not_found', (ctx, { params }) =>
    editionDetail(ctx, params._id),
  ),
  serve(api.tariffEditions.template, (ctx) => editionTemplate(ctx)),
  serve(api.tariffEditions.preview, (ctx, { body }) => previewEdition(ctx, body)),
  serve(api.tariffEditions.create, (ctx, { body: { file, validFrom, note } }) =>
    createEdition(ctx, { file, validFrom, note }),
  ),
]
