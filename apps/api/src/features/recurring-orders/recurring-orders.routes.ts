import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { changeRule, makeRule, setRuleState } from './recurring-orders.actions.ts'
import { ownOccurrences, ownRule, ownRules } from './recurring-orders.views.ts'

export const recurringOrdersRoutes: Served[] = [
  serve(api.recurringOrders.all, (ctx, { query }) => ownRules(ctx, query)),
  serveFound(api.recurringOrders.detail, 'recurring.not_found', (ctx, { params }) =>
    ownRule(ctx, params._id),
  ),
  serveFound(api.recurringOrders.occurrences, 'recurring.not_found', (ctx, { params, query }) =>
    ownOccurrences(ctx, params._id, query),
  ),
  serve(api.recurringOrders.create, (ctx, { body }) => makeRule(ctx, body)),
  serve(api.recurringOrders.change, (ctx, { params, body }) => changeRule(ctx, params._id, body)),
  serve(api.recurringOrders.setState, (ctx, { params, body }) => setRuleState(ctx, params._id, body.state)),
]
