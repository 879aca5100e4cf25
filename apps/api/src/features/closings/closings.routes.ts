import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { setChart } from './chart.actions.ts'
import { chartView } from './chart.views.ts'
import { closeMonth } from './closings.actions.ts'
import { latePostings } from './late-postings.views.ts'
import { monthDetail, monthList } from './months.views.ts'
import { monthFile, monthParts } from './voucher-files.actions.ts'

export const closingsRoutes: Served[] = [
  serve(api.closings.all, (ctx) => monthList(ctx)),
  serveFound(api.closings.month, 'month.not_found', (ctx, { params }) => monthDetail(ctx, params.month)),
  serve(api.closings.close, (ctx, { params, body }) => closeMonth(ctx, params.month, body)),
  serve(api.closings.late, (ctx, { params, query }) => latePostings(ctx, params.month, query)),
  serve(api.closings.parts, async (ctx, { params, query }) => {
    const parts = await monthParts(ctx, params.month, query.program)
    return { parts: parts.map(({ vouchers, lines }, at) => ({ part: at + 1, vouchers, lines })) }
  }),
  serve(api.closings.file, (ctx, { params, body }) => monthFile(ctx, params.month, body)),
  serve(api.closings.chart, (ctx) => chartView(ctx)),
  serve(api.closings.setChart, (ctx, { body }) => setChart(ctx, body.codes)),
]
