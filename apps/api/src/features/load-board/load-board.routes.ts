import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { fail } from '#app-error.ts'
import { boardLoads, returnLoads } from './board.views.ts'
import { markLoad } from './marks.actions.ts'

export const loadBoardRoutes: Served[] = [
  serveFound(api.loadBoard.loads, 'order.not_found', (ctx, { query }) => {
    for (const end of ['originCode', 'destinationCode'] as const) {
      const code = query[end]
      if (code !== undefined && !ctx.providers.places.byCode(code)) fail('place.outside_colombia', end)
    }
    return boardLoads(ctx, query)
  }),
  serve(api.loadBoard.returns, (ctx) => returnLoads(ctx)),
  serve(api.loadBoard.mark, (ctx, { params, body }) => markLoad(ctx, params._id, body)),
]
