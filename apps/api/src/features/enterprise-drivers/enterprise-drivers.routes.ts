import { api } from '@arriero/contract'
import { welcome } from '#features/sessions/welcome.ts'
import { serve, servePrepared, type Served } from '#http/serve.ts'
import { addDriver, changeDriver, inviteDriver, unknownPassword } from './drivers.actions.ts'
import { acceptInvitation, readInvitation } from './invitation.actions.ts'

export const enterpriseDriversRoutes: Served[] = [
  servePrepared(api.enterpriseDrivers.create, {
    prepare: () => unknownPassword(),
    handle: (ctx, { body, prepared }) => addDriver(ctx, body, prepared),
  }),
  serve(api.enterpriseDrivers.update, (ctx, { params, body }) => changeDriver(ctx, params._id, body)),
  serve(api.enterpriseDrivers.invite, (ctx, { params }) => inviteDriver(ctx, params._id)),
  serve(api.enterpriseDrivers.invitation, (ctx, { body }) => readInvitation(ctx, body.code)),
  serve(api.enterpriseDrivers.accept, async (ctx, { body }, exchange) =>
    welcome(ctx, exchange, await acceptInvitation(ctx, body, exchange.browser)),
  ),
]
