import { api } from '@arriero/contract'
import { serve } from '#http/serve.ts'
import { activity, detailsCount, ordersByStatus, firstStepsOf } from './dashboard.views.ts'
import { attention } from './attention.views.ts'
import { moneyWaits } from './money-waits.views.ts'
import { spending } from './spending.views.ts'

export const dashboardRoutes = [
  serve(api.dashboard.counts, (ctx) => detailsCount(ctx)),
  serve(api.dashboard.ordersByStatus, (ctx) => ordersByStatus(ctx)),
  serve(api.dashboard.activity, (ctx) => activity(ctx)),
  serve(api.dashboard.attention, (ctx) => attention(ctx)),
  serve(api.dashboard.spending, (ctx) => spending(ctx)),
  serve(api.dashboard.firstSteps, (ctx) => firstStepsOf(ctx)),
  serve(api.dashboard.money, (ctx) => moneyWaits(ctx)),
]
