import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { askAccount, giveAccount, readAccount } from './accounts.actions.ts'
import { lookAtRefund, sendRefund } from './gateway/send.actions.ts'
import { ownRefundPage } from './own-refunds.views.ts'
import { payRefund, rejectRefund, withdrawRefund } from './refunds.actions.ts'
import { refundList, refundTotals } from './refunds.views.ts'

export const refundsRoutes: Served[] = [
  serve(api.refunds.all, (ctx, { query }) => refundList(ctx, query)),
  serve(api.refunds.totals, (ctx, { query }) => refundTotals(ctx, query)),
  serve(api.refunds.own, (ctx, { query }) => ownRefundPage(ctx, query)),
  serve(api.refunds.giveAccount, (ctx, { params, body }, { address }) =>
    giveAccount(ctx, params._id, { ...body, address }),
  ),
  serve(api.refunds.askAccount, (ctx, { params }) => askAccount(ctx, params._id)),
  serve(api.refunds.readAccount, (ctx, { params }) => readAccount(ctx, params._id)),
  serve(api.refunds.pay, (ctx, { params, body }) => payRefund(ctx, params._id, body)),
  serve(api.refunds.send, (ctx, { params, body }) => sendRefund(ctx, params._id, body.value)),
  serve(api.refunds.look, (ctx, { params }) => lookAtRefund(ctx, params._id)),
  serve(api.refunds.reject, (ctx, { params, body }) => rejectRefund(ctx, params._id, body.reason)),
  serve(api.refunds.withdraw, (ctx, { params }) => withdrawRefund(ctx, params._id)),
]
