import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { marginGroups } from './groups.views.ts'
import { marginOffers, marginReturns, marginServices } from './rows.views.ts'
import { marginSummary } from './summary.views.ts'

export const marginsRoutes: Served[] = [
  serve(api.margins.summary, (ctx, { query }) => marginSummary(ctx, query)),
  serve(api.margins.groups, (ctx, { query }) => marginGroups(ctx, query)),
  serve(api.margins.services, (ctx, { query }) => marginServices(ctx, query)),
  serve(api.margins.offers, (ctx, { query }) => marginOffers(ctx, query)),
  serve(api.margins.returns, (ctx, { query }) => marginReturns(ctx, query)),
]
