import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { rateOrder } from './ratings.actions.ts'

export const ratingsRoutes: Served[] = [
  serve(api.ratings.create, (ctx, { body }) =>
    rateOrder(ctx, { orderId: body._id, stars: body.calification, description: body.description }),
  ),
]
