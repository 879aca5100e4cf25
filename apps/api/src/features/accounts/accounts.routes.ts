import { api } from '@arriero/contract'
import { serve, servePrepared, type Served } from '#http/serve.ts'
import { createAccount } from './create.actions.ts'
import { prepareAccount } from './new-account.ts'
import { updateAccount } from './update.actions.ts'

export const accountsRoutes: Served[] = [
  servePrepared(api.users.create, {
    prepare: (ctx, { body }) => prepareAccount(ctx, body),
    handle: (ctx, { body, prepared }) => createAccount(ctx, body, prepared),
  }),
  serve(api.users.update, (ctx, { params, body }) => updateAccount(ctx, params._id, body)),
]
