import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { payRefund, withdrawRefund } from './refunds.actions.ts'
import { refundList } from './refunds.views.ts'

export const refundsRoutes: Served[] = [
  serve(api.refunds.all, (ctx, { query }) => refundList(ctx, query)),
  serve(api.refunds.pay, (ctx, { params, body }) => payRefund(ctx, params._id, body.reference)),
  serve(api.refunds.withdraw, (ctx, { params }) => withdrawRefund(ctx, params._id)),
]
