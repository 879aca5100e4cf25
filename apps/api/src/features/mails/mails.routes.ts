import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { discardMail, fileMail, joinMail } from './mails.actions.ts'
import { mailPage } from './mails.views.ts'

export const mailsRoutes: Served[] = [
  serve(api.mails.all, (ctx, { query }) => mailPage(ctx, query)),
  serve(api.mails.join, (ctx, { params, body }) => joinMail(ctx, params._id, body.number)),
  serve(api.mails.file, (ctx, { params, body }) => fileMail(ctx, params._id, body)),
  serve(api.mails.discard, (ctx, { params, body }) => discardMail(ctx, params._id, body.isDiscarded)),
]
