import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { searchEverywhere } from './search.views.ts'

export const searchRoutes: Served[] = [
  serve(api.search.everywhere, (ctx, { query }) => searchEverywhere(ctx, query.q)),
]
