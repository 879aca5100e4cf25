import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { acceptForAccount } from './account-consents.ts'
import { answerConsent } from './consents.actions.ts'
import { ownConsents } from './consents.views.ts'

const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

export const consentsRoutes: Served[] = [
  serve(api.consents.own, (ctx) => ownConsents(ctx)),
  serve(api.consents.answer, (ctx, { body: { at, sentAt, ...answer } }) =>
    answerConsent(ctx, { ...answer, deviceAt: instant(at), sentAt: instant(sentAt), channel: 'web' }),
  ),
  serve(api.consents.accept, (ctx, { body }) => acceptForAccount(ctx, body.consents)),
]
