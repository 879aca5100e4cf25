import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { dispatchBoard } from './board.views.ts'
import { dispatchChecks, dispatchPair } from './checks.views.ts'

export const dispatchRoutes: Served[] = [
  serve(api.dispatch.board, (ctx, { query }) => dispatchBoard(ctx, query)),
  serveFound(api.dispatch.checks, 'order.not_found', (ctx, { params }) => dispatchChecks(ctx, params._id)),
  serveFound(api.dispatch.pair, 'order.not_found', (ctx, { params, query }) =>
    dispatchPair(ctx, params._id, query),
  ),
]
