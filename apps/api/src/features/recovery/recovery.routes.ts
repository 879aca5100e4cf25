import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { askCode, resetPassword } from './reset.actions.ts'

export const recoveryRoutes: Served[] = [
  serve(api.recovery.ask, (ctx, { body }) => askCode(ctx, body.email)),
  serve(api.recovery.reset, (ctx, { body }, exchange) =>
    resetPassword(ctx, { ...body, address: exchange.address }),
  ),
]
