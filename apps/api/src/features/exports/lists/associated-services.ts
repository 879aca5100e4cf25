import { api } from '@arriero/contract'
import { associatedServicesList } from '@arriero/contract/es/lists/associated-services'
import { idShape } from '@arriero/contract/shapes'
import { roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { askedOrders } from '#features/orders/asked-orders.views.ts'
import { fileOf } from '../export-list.ts'

/** The services of a person or of a vehicle, as far as the asker may read them; of nobody named, his own. Spec §2. */
export const associatedServicesExport = fileOf({
  list: associatedServicesList,
  roles: ['administrator', 'enterprise'],
  query: api.orders.mine.query.extend({ userType: z.enum(roles).optional(), person: idShape.optional() }),
  page: async (ctx, { userType = ctx.actor.role, person = ctx.actor.id, ...query }) => {
    const { viewer, value } = await askedOrders(ctx, { userType, _id: person }, query)
    return viewer === 'admin' || viewer === 'carrier' ? value : { items: [], next: null }
  },
})
