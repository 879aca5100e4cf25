import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { verifySeals, trailPage } from './audit.views.ts'

export const auditRoutes: Served[] = [
  serve(api.audit.all, (ctx, { query }) => trailPage(ctx, query)),
  serve(api.audit.verify, ({ db }, { query }) => verifySeals(db, query.after)),
]
