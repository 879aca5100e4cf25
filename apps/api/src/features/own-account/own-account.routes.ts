import { api } from '@arriero/contract'
import { ownFactor } from '#features/second-factors/second-factors.views.ts'
import { serve, type Served } from '#http/serve.ts'
import { changePassword, askPayAccount, dropPayAccount } from './own-account.actions.ts'
import { ownPayAccount } from './pay-account.views.ts'
import { removeFactorOf } from './remove-factor.actions.ts'
import { begin, confirm, end, renewCodes } from './second-factor.actions.ts'

export const ownAccountRoutes: Served[] = [
  serve(api.ownAccount.password, (ctx, { body }, exchange) => changePassword(ctx, body, exchange)),
  serve(api.ownAccount.payAccount, (ctx) => ownPayAccount(ctx)),
  serve(api.ownAccount.askPayAccount, (ctx, { body }, { address }) =>
    askPayAccount(ctx, { ...body, address }),
  ),
  serve(api.ownAccount.dropPayAccount, (ctx) => dropPayAccount(ctx)),
  serve(api.ownAccount.secondFactor, ({ db, actor }) => ownFactor(db, actor.id)),
  serve(api.ownAccount.beginFactor, (ctx, { body }, exchange) => begin(ctx, body.password, exchange)),
  serve(api.ownAccount.confirmFactor, (ctx, { body }, { sessionHash }) =>
    confirm(ctx, body.code, sessionHash),
  ),
  serve(api.ownAccount.backupCodes, (ctx, { body }, exchange) => renewCodes(ctx, body, exchange)),
  serve(api.ownAccount.endFactor, (ctx, { body }, exchange) => end(ctx, body, exchange)),
  serve(api.ownAccount.removeFactor, (ctx, { params, body }, { address }) =>
    removeFactorOf(ctx, { ...body, userId: params._id, address }),
  ),
]
