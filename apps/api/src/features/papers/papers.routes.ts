import { api } from '@arriero/contract'
import { broughtOf } from '#features/credentials/brought-paper.ts'
import { fail } from '#app-error.ts'
import { serve, type Served } from '#http/serve.ts'
import { askForPaper, givePersonPaper } from './give.actions.ts'
import { endingPapers } from './ending.views.ts'
import { holderOf, missingPapers, notThere } from './missing.views.ts'
import { judgePaper, readPaper, undoReview } from './review.actions.ts'
import { papersToReview } from './review.views.ts'

export const papersRoutes: Served[] = [
  serve(api.papers.review, (ctx, { query }) => papersToReview(ctx, query)),
  serve(api.papers.look, (ctx, { params }) => readPaper(ctx, params._id)),
  serve(api.papers.judge, (ctx, { params, body }) => judgePaper(ctx, params._id, body)),
  serve(api.papers.undo, (ctx, { params }) => undoReview(ctx, params._id)),
  serve(api.papers.missing, async (ctx, { params, query }) => {
    const holder = holderOf(query.holder, params._id)
    return (await missingPapers(ctx, holder)) ?? fail(notThere(holder))
  }),
  serve(api.papers.ask, (ctx, { params, body }) =>
    askForPaper(ctx, holderOf(body.holder, params._id), body.kind),
  ),
  serve(api.papers.ending, (ctx, { query }) => endingPapers(ctx, query)),
  serve(api.papers.give, (ctx, { params, body }) => givePersonPaper(ctx, params._id, broughtOf(body))),
]
