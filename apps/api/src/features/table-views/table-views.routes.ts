import { api } from '@arriero/contract'
import { serve, serveSentBack, type Served } from '#http/serve.ts'
import { chooseDefault, createView, removeView, updateView } from './table-views.actions.ts'
import { ownView, viewsOf } from './table-views.views.ts'

export const tableViewsRoutes: Served[] = [
  serve(api.tableViews.all, async (ctx, { query }) => ({ items: await viewsOf(ctx, query.list) })),
  serve(api.tableViews.create, (ctx, { body }) => createView(ctx, body)),
  serveSentBack(
    api.tableViews.update,
    { read: (ctx, { params }) => ownView(ctx, params._id), mayWrite: () => true },
    (ctx, { params, body }) => updateView(ctx, params._id, body),
  ),
  serve(api.tableViews.remove, (ctx, { params }) => removeView(ctx, params._id)),
  serve(api.tableViews.setDefault, (ctx, { body }) => chooseDefault(ctx, body)),
]
