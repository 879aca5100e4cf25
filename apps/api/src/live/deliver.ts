/** One delivery, loaded in its viewer's shape and sent to its audience's sockets. */
import { orderViewers, type OrderViewer } from '@arriero/contract/order-shapes'
import type { Actor } from '@arriero/domain/roles'
import type { Delivery } from './audience.ts'
import type { LiveSocket } from './listeners.ts'
import type { LiveServer } from './server.ts'

export type OrderReads = {
  /** As the GET answers this actor; undefined where he is not, or no longer, that kind of viewer. */
  viewOrder(orderId: string, viewer: OrderViewer, actor: Actor): Promise<unknown>
  /** These carriers in groups that read the open order alike: the same offers of their own on it, the same answer to whether a vehicle fits. */
  openReadings(orderId: string, carrierIds: readonly string[]): Promise<readonly (readonly string[])[]>
}

/** Exactly the declared shape, and never a taken order under the open one. */
const encode = (viewer: OrderViewer, value: unknown) => {
  if (value === undefined) return undefined
  const payload = orderViewers[viewer].parse(value)
  return viewer === 'open' && payload.status !== 0 ? undefined : payload
}

export type Deliver = (delivery: Delivery, orderId: string, status: number) => Promise<void>

export const createDeliver = (
  { listeners, emit }: Pick<LiveServer, 'listeners' | 'emit'>,
  reads: OrderReads,
): Deliver => {
  const sendView = async (orderId: string, viewer: OrderViewer, sockets: readonly LiveSocket[]) => {
    const actor = sockets[0]?.data.actor
    if (!actor) return
    const payload = encode(viewer, await reads.viewOrder(orderId, viewer, actor))
    if (payload) emit(sockets, 'orderStatusBackoffice', payload)
  }
  const sendOpen = async (orderId: string, sockets: readonly LiveSocket[]) => {
    const byCarrier = Map.groupBy(sockets, ({ data }) => data.actor.id)
    if (byCarrier.size === 0) return
    for (const carrierIds of await reads.openReadings(orderId, [...byCarrier.keys()])) {
      await sendView(
        orderId,
        'open',
        carrierIds.flatMap((id) => byCarrier.get(id) ?? []),
      )
    }
  }
  const sendGone = (orderId: string, status: number, sockets: readonly LiveSocket[]) =>
    emit(sockets, 'orderStatusBackoffice', { _id: orderId, status, closed: true })

  return async (delivery, orderId, status) => {
    switch (delivery.kind) {
      case 'order':
        return delivery.viewer === 'open'
          ? sendOpen(orderId, listeners.of(delivery.to))
          : sendView(orderId, delivery.viewer, listeners.of(delivery.to))
      case 'opened':
        return sendOpen(orderId, listeners.activeCarriers())
      case 'taken':
        return sendGone(
          orderId,
          status,
          listeners.activeCarriers().filter(({ data }) => data.actor.id !== delivery.except),
        )
      case 'gone':
        return sendGone(orderId, status, listeners.of(delivery.to))
      case 'offer':
        return emit(listeners.of(delivery.to), 'offerBackoffice', { orderId, offerId: delivery.offerId })
      case 'outcome':
        return emit(listeners.of(delivery.to), 'orderStatusMobile', { orderId, status: delivery.outcome })
      case 'notice':
        return emit(listeners.of(delivery.to), 'notification', { kind: delivery.name, orderId })
    }
  }
}
