/** One delivery, loaded in its viewer's shape and sent to its audience's sockets. */
import { orderStatus } from '@arriero/domain/orders/orders'
import { offerViewers, orderViewers, type OrderViewer } from '@arriero/contract/orders/order-shapes'
import type { Actor } from '@arriero/domain/people/roles'
import type { Delivery } from './audience.ts'
import type { Crowds } from './crowds.ts'
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
  return viewer === 'open' && payload.status !== orderStatus.pending ? undefined : payload
}

type OfferDelivery = Extract<Delivery, { kind: 'offer' }>

/** An order and an offer of it go to the same people: it is read for them once. */
const once = (reads: OrderReads): OrderReads['viewOrder'] => {
  const known = new Map<string, Promise<unknown>>()
  return (orderId, viewer, actor) => {
    const key = `${orderId} ${viewer} ${actor.id}`
    const reading = known.get(key) ?? reads.viewOrder(orderId, viewer, actor)
    known.set(key, reading)
    return reading
  }
}

/** For what was told of one order at one time: what it has read it does not read again. */
export type Deliver = (delivery: Delivery, orderId: string, status: number) => Promise<void>

export const createDeliver = (
  { listeners, emit, crowds }: Pick<LiveServer, 'listeners' | 'emit'> & { crowds: Crowds },
  reads: OrderReads,
): Deliver => {
  const viewOrder = once(reads)
  const sendView = async (orderId: string, viewer: OrderViewer, sockets: readonly LiveSocket[]) => {
    const actor = sockets[0]?.data.actor
    if (!actor) return
    const payload = encode(viewer, await viewOrder(orderId, viewer, actor))
    if (payload) crowds.tell(sockets, payload)
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
  /** Out of the same reading as the order; whom the order shows it to no more is told so. */
  const sendOffer = async (orderId: string, { offerId, viewer, to }: OfferDelivery) => {
    const sockets = listeners.of(to)
    const actor = sockets[0]?.data.actor
    if (!actor) return
    const order = encode(viewer, await viewOrder(orderId, viewer, actor))
    const found =
      order && order.viewer !== 'operator' ? order.offers.find(({ _id }) => _id === offerId) : undefined
    const offer = found === undefined ? null : offerViewers[viewer].parse(found)
    emit(sockets, 'offerBackoffice', { orderId, offerId, offer })
  }
  const sendGone = (orderId: string, status: number, sockets: readonly LiveSocket[]) =>
    crowds.tell(sockets, { _id: orderId, status, closed: true })

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
        return sendOffer(orderId, delivery)
      case 'outcome':
        return emit(listeners.of(delivery.to), 'orderStatusMobile', { orderId, status: delivery.outcome })
      case 'notice':
        return emit(listeners.of(delivery.to), 'notification', { kind: delivery.name, orderId })
    }
  }
}
