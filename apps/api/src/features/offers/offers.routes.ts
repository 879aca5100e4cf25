import { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { serve, type Served } from '#http/serve.ts'
import { proposeOffers } from './propose.actions.ts'
import { acceptCounter, acceptOffer, counter, makeOffer, takeOrder, withdrawOffer } from './offers.actions.ts'

type CreateBody = InputOf<typeof api.offers.create>['body']

const create = (ctx: Ctx, body: CreateBody) => {
  if (body.idDriver !== undefined && body.idDriver !== ctx.actor.id) return fail('user.not_found', 'idDriver')
  if (!body.isOffer) return takeOrder(ctx, body.idOrder)
  return makeOffer(ctx, { orderId: body.idOrder, valuePesos: body.value, description: body.description })
}

export const offersRoutes: Served[] = [
  serve(api.offers.create, (ctx, { body }) => create(ctx, body)),
  serve(api.offers.take, (ctx, { params, body }) => acceptOffer(ctx, params.orderId, body.idOffer)),
  serve(api.offers.counter, (ctx, { body }) =>
    counter(ctx, { offerId: body.idOffer, valuePesos: body.value, description: body.description }),
  ),
  serve(api.offers.acceptCounter, (ctx, { params }) => acceptCounter(ctx, params._id)),
  serve(api.offers.propose, (ctx, { params }) => proposeOffers(ctx, params._id)),
  serve(api.offers.withdraw, (ctx, { params }) => withdrawOffer(ctx, params._id)),
]
