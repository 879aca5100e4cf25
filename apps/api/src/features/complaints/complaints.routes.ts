import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { complaintOfOrder, complaintPage } from './complaints.views.ts'

export const complaintsRoutes: Served[] = [
  serve(api.complaints.all, (ctx, { query }) => complaintPage(ctx, query)),
  serveFound(api.complaints.ofOrder, 'order.not_found', (ctx, { params }) =>
    complaintOfOrder(ctx, params.orderId),
  ),
]
