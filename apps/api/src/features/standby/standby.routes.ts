import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { standbyCharges, standbyTariffs } from './charges.views.ts'
import { acceptStandby, decideStandby, objectStandby, setTariff } from './standby.actions.ts'
import { standbyDetail } from './standby.views.ts'

export const standbyRoutes: Served[] = [
  serveFound(api.standby.detail, 'order.not_found', (ctx, { params }) => standbyDetail(ctx, params.orderId)),
  serve(api.standby.all, (ctx, { query }) => standbyCharges(ctx, query)),
  serve(api.standby.accept, (ctx, { params }) => acceptStandby(ctx, params.orderId)),
  serve(api.standby.object, (ctx, { params, body }) => objectStandby(ctx, params.orderId, body.reason)),
  serve(api.standby.decide, (ctx, { params, body }) => decideStandby(ctx, params.orderId, body)),
  serve(api.standby.tariffs, (ctx) => standbyTariffs(ctx)),
  serve(api.standby.setTariff, (ctx, { body }) => setTariff(ctx, body)),
]
