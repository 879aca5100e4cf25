import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { complaintOfOrder, complaintPage } from './complaints.views.ts'

export const complaintsRoutes: Served[] = [
  serve(api.complaints.all, (ctx, { query }) => complaintPage(ctx, query)),
  serve(api.complaints.ofOrder, (ctx, { params }) => complaintOfOrder(ctx, params.orderId)),
]
