import { api } from '@arriero/contract'
import { welcome } from '#features/sessions/welcome.ts'
import { serve, type Served } from '#http/serve.ts'
import { confirmRegistration, register, resendCode } from './registration.actions.ts'
import { townsFor } from './towns.views.ts'

export const registrationRoutes: Served[] = [
  serve(api.registration.create, (ctx, { body }) => register(ctx, body)),
  serve(api.registration.confirm, async (ctx, { body }, exchange) =>
    welcome(ctx, exchange, await confirmRegistration(ctx, body, exchange.browser)),
  ),
  serve(api.registration.resend, (ctx, { body }) => resendCode(ctx, body._id)),
  serve(api.registration.towns, (ctx, { query }) => townsFor(ctx, query.text)),
]
