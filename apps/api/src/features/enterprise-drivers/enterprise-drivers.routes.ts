import { api } from '@arriero/contract'
import type { Ctx } from '#context.ts'
import { welcome } from '#features/sessions/welcome.ts'
import { userDetail } from '#features/users/users.views.ts'
import { serve, servePrepared, serveSentBack, type Served } from '#http/serve.ts'
import { addDriver, changeDriver, inviteDriver, unknownPassword } from './drivers.actions.ts'
import { acceptInvitation, readInvitation } from './invitation.actions.ts'
import { driverStanding } from './invitations.views.ts'

/** A driver of one's own, of an administrator any, as he reads him. */
const ownDriver = async (ctx: Ctx, id: string) => {
  const enterpriseId = ctx.actor.role === 'administrator' ? undefined : ctx.actor.id
  return (await driverStanding(ctx.db, id, enterpriseId)) ? userDetail(ctx, id) : undefined
}

export const enterpriseDriversRoutes: Served[] = [
  servePrepared(api.enterpriseDrivers.create, {
    prepare: () => unknownPassword(),
    handle: (ctx, { body, prepared }) => addDriver(ctx, body, prepared),
  }),
  serveSentBack(
    api.enterpriseDrivers.update,
    { read: (ctx, { params }) => ownDriver(ctx, params._id), mayWrite: () => true },
    (ctx, { params, body }) => changeDriver(ctx, params._id, body),
  ),
  serve(api.enterpriseDrivers.invite, (ctx, { params }) => inviteDriver(ctx, params._id)),
  serve(api.enterpriseDrivers.invitation, (ctx, { body }) => readInvitation(ctx, body.code)),
  serve(api.enterpriseDrivers.accept, async (ctx, { body }, exchange) =>
    welcome(ctx, exchange, await acceptInvitation(ctx, body, exchange.browser)),
  ),
]
