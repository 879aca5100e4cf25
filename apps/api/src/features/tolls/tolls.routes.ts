import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { allEditions } from '#features/tariff-editions/editions.views.ts'
import { createTolls, previewTolls, tollTemplate } from './tolls.actions.ts'
import { tollsDetail, tollsOfOrder } from './tolls.views.ts'

export const tollsRoutes: Served[] = [
  serve(api.tolls.all, (ctx) => allEditions(ctx, 'tolls')),
  serveFound(api.tolls.detail, 'tariff.not_found', (ctx, { params }) => tollsDetail(ctx, params._id)),
  serve(api.tolls.template, (ctx) => tollTemplate(ctx)),
  serve(api.tolls.preview, (ctx, { body }) => previewTolls(ctx, body)),
  serve(api.tolls.create, (ctx, { body: { file, validFrom, note } }) =>
    createTolls(ctx, { file, validFrom, note }),
  ),
  serveFound(api.tolls.ofOrder, 'order.not_found', (ctx, { params }) => tollsOfOrder(ctx, params._id)),
]
