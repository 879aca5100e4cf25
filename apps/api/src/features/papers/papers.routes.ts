import { api } from '@arriero/contract'
import { broughtOf } from '#features/credentials/brought-paper.ts'
import { serve, type Served } from '#http/serve.ts'
import { endingPapers } from './ending.views.ts'
import { givePersonPaper } from './give.actions.ts'

export const papersRoutes: Served[] = [
  serve(api.papers.ending, (ctx, { query }) => endingPapers(ctx, query)),
  serve(api.papers.give, (ctx, { params, body }) => givePersonPaper(ctx, params._id, broughtOf(body))),
]
