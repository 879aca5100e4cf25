import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { boardLoads } from './board.views.ts'
import { markLoad } from './marks.actions.ts'

export const loadBoardRoutes: Served[] = [
  serveFound(api.loadBoard.loads, 'order.not_found', (ctx, { query }) => boardLoads(ctx, query)),
  serve(api.loadBoard.mark, (ctx, { params, body }) => markLoad(ctx, params._id, body)),
]
