import { api } from '@arriero/contract'
import { userDetail } from '#features/users/users.views.ts'
import { servePrepared, serveSentBack, type Served } from '#http/serve.ts'
import { createAccount } from './create.actions.ts'
import { prepareAccount } from './new-account.ts'
import { isJudge, mayChangePart } from './own-account.ts'
import { updateAccount } from './update.actions.ts'

export const accountsRoutes: Served[] = [
  servePrepared(api.accounts.create, {
    prepare: (ctx, { body }) => prepareAccount(ctx, body),
    handle: (ctx, { body, prepared }) => createAccount(ctx, body, prepared),
  }),
  serveSentBack(
    api.accounts.update,
    {
      read: async (ctx, { params: { _id } }) =>
        isJudge(ctx.actor) || _id === ctx.actor.id ? userDetail(ctx, _id) : undefined,
      mayWrite: ({ actor }, key) => mayChangePart(actor, key),
    },
    (ctx, { params, body }) => updateAccount(ctx, params._id, body),
  ),
]
