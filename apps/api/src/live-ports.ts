/** How the live channel reads the business: the same views as the GET calls. Architecture 1.7. */
import type { OpenCtx } from '#context.ts'
import { hearersOf, newsFor } from '#features/messages/messages.views.ts'
import { unreadOf } from '#features/notifications/notifications.views.ts'
import { keepStandings } from '#features/orders/assignment/kept-standings.ts'
import {
  carrierOfOffer,
  openReadings,
  partiesOf,
  readingOfRow,
  standingsOf,
} from '#features/orders/live-parties.views.ts'
import { orderRow, shaped } from '#features/orders/orders.views.ts'
import { viewerOf } from '#features/orders/shapes/order-viewer.ts'
import { whereaboutsOf } from '#features/tracking/whereabouts.views.ts'
import { partiesIn } from '#features/tracking/window.ts'
import type { LivePorts } from '#live/broadcast.ts'

export const livePorts = (openCtx: () => OpenCtx): LivePorts => {
  const standings = keepStandings((carrierIds) => standingsOf(openCtx(), carrierIds))
  return {
    partiesOf: async (orderId) => {
      const row = await partiesOf(openCtx(), orderId)
      return row && partiesIn(row)
    },
    viewOrder: async (orderId, viewer, actor) => {
      const ctx = { ...openCtx(), actor }
      const row = await orderRow(ctx.db, actor, orderId)
      return row && viewerOf(row, actor, ctx.now) === viewer ? shaped(row, viewer, ctx).value : undefined
    },
    viewOpen: async (orderId, actor) => {
      const ctx = { ...openCtx(), actor }
      const row = await orderRow(ctx.db, actor, orderId)
      if (!row || viewerOf(row, actor, ctx.now) !== 'open') return undefined
      return { reading: readingOfRow(row, ctx), value: shaped(row, 'open', ctx).value }
    },
    openReadings: (orderId, carrierIds) => openReadings(openCtx(), { orderId, carrierIds, standings }),
    forgetStandings: standings.forget,
    hearsStandings: standings.hears,
    carrierOfOffer: (offerId) => carrierOfOffer(openCtx(), offerId),
    threadHearers: (orderId) => hearersOf(openCtx(), orderId),
    threadNews: (asked) => newsFor(openCtx(), asked),
    unreadOf: (userId) => unreadOf(openCtx().db, userId),
    whereaboutsOf: (orderIds) => whereaboutsOf(openCtx().db, orderIds),
  }
}
