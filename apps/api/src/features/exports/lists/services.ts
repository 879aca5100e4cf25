/** Services, each as its reader has them on the screen. */
import { api } from '@arriero/contract'
import { loadBoardList } from '@arriero/contract/es/lists/load-board'
import { orderTemplatesList, savedPlacesList } from '@arriero/contract/es/lists/repeated'
import * as lists from '@arriero/contract/es/lists/services'
import { idShape } from '@arriero/contract/shapes'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import {
  askedOrders,
  availableOrders,
  wholeOrdersCarried,
  wholeOrdersOfAll,
} from '#features/orders/rows/order-lists.views.ts'
import { boardLoads } from '#features/load-board/board.views.ts'
import { ownTemplates } from '#features/order-templates/order-templates.views.ts'
import { ownPlaces } from '#features/saved-places/saved-places.views.ts'
import { fail } from '#app-error.ts'
import { fileOf, seenBy } from '../export-list.ts'

export const serviceExports = [
  fileOf(lists.servicesList, { page: wholeOrdersOfAll, roles: ['administrator'] }),
  fileOf(lists.ownServicesList, { page: wholeOrdersCarried, roles: ['enterprise'] }),
  fileOf(lists.availableServicesList, { page: seenBy('open', availableOrders), roles: ['enterprise'] }),
  fileOf(loadBoardList, {
    page: async (ctx, query) => (await boardLoads(ctx, query)) ?? fail('order.not_found'),
    roles: ['enterprise'],
  }),
  fileOf(savedPlacesList, { page: ownPlaces }),
  fileOf(orderTemplatesList, { page: ownTemplates }),
  /** As far as the asker may read them; of nobody named, his own. Spec §2. */
  fileOf(lists.associatedServicesList, {
    roles: ['administrator', 'enterprise'],
    query: api.orders.mine.query.extend({ userType: z.enum(roles).optional(), person: idShape.optional() }),
    page: async (ctx, { userType = ctx.actor.role, person = ctx.actor.id, ...query }) => {
      const asked = await askedOrders(ctx, { userType, _id: person }, query)
      const { viewer, value } = asked ?? fail('user.not_found')
      return viewer === 'admin' || viewer === 'carrier' ? value : { items: [], next: null }
    },
  }),
]
