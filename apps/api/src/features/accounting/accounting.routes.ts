import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { accountingRows } from './accounting-rows.views.ts'
import { accountingTotals } from './accounting-totals.views.ts'
import { journalEntries, orderPostings } from './journal-entries.views.ts'
import { journalFigures } from './journal-figures.views.ts'
import { askReconciliation, lastReconciliation } from './reconciling.ts'

export const accountingRoutes: Served[] = [
  serve(api.accounting.orders, (ctx, { query }) => accountingRows(ctx, query)),
  serve(api.accounting.totals, (ctx, { query }) => accountingTotals(ctx, query)),
  serve(api.accounting.figures, (ctx, { query }) => journalFigures(ctx, query)),
  serve(api.accounting.entries, (ctx, { query }) => journalEntries(ctx, query)),
  serveFound(api.accounting.postings, 'order.not_found', (ctx, { params }) =>
    orderPostings(ctx, params.orderId),
  ),
  serve(api.accounting.reconciliation, lastReconciliation),
  serve(api.accounting.reconcile, askReconciliation),
]
