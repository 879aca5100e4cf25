import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { cancelledServices } from './cancellations.views.ts'
import { cancelOrder, closeOrder, previewCancellation, releaseOrder } from './cancellations.actions.ts'

export const cancellationsRoutes: Served[] = [
  serve(api.cancellations.preview, (ctx, { params }) => previewCancellation(ctx, params.orderId)),
  serve(api.cancellations.cancel, (ctx, { body }) =>
    cancelOrder(ctx, {
      orderId: body.orderId,
      description: body.description,
      acceptedFeePesos: body.acceptedFee,
    }),
  ),
  serve(api.cancellations.all, (ctx, { query }) => cancelledServices(ctx, query)),
  serve(api.cancellations.release, (ctx, { params, body }) => releaseOrder(ctx, params._id, body.reason)),
  serve(api.cancellations.close, (ctx, { params, body }, exchange) =>
    closeOrder(ctx, {
      orderId: params._id,
      status: body.status,
      reason: body.reason,
      feePesos: body.fee,
      password: body.password,
      code: body.code,
      address: exchange.address,
    }),
  ),
]
