import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { answerConsent } from './consents.actions.ts'
import { ownConsents } from './consents.views.ts'

export const consentsRoutes: Served[] = [
  serve(api.consents.own, (ctx) => ownConsents(ctx)),
  serve(api.consents.answer, (ctx, { body }) => answerConsent(ctx, { ...body, channel: 'web' })),
]
