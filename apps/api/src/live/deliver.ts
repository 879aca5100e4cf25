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
  viewOrder(orderId: string, viewer: Exclude<OrderViewer, 'open'>, actor: Actor): Promise<unknown>
  /** The same of one who looks at it while it is open, and whose view it is besides: of all who read it so. */
  viewOpen(orderId: string, actor: Actor): Promise<{ reading: string; value: unknown } | undefined>
  /** These carriers in groups that read the open order alike: the same offers of their own on it, the same answer to whether a vehicle fits. */
  openReadings(
    orderId: string,
    carrierIds: readonly string[],
  ): Promise<readonly { reading: string; carrierIds: readonly string[] }[]>
}

/** Exactly the declared shape, and never a taken order under the open one. */
const encode = (viewer: OrderViewer, value: unknown) => {
  if (value === undefined) return undefined
  const payload = orderViewers[viewer].parse(value)
  return viewer === 'open' && payload.status !== orderStatus.pending ? undefined : payload
}

type OfferDelivery = Extract<Delivery, { kind: 'offer' }>

/** An order and an offer of it go to the same people: it is read for them once. */
const once = (reads: OrderReads) => {
  const known = new Map<string, Promise<unknown>>()
  const read = <T>(key: string, view: () => Promise<T>): Promise<T> => {
    const reading = (known.get(key) as Promise<T> | undefined) ?? view()
    known.set(key, reading)
    return reading
  }
  const viewOpen: OrderReads['viewOpen'] = (orderId, actor) =>
    read(`${orderId} open ${actor.id}`, () => reads.viewOpen(orderId, actor))
  return {
    viewOpen,
    viewOrder: async (orderId: string, viewer: OrderViewer, actor: Actor): Promise<unknown> =>
      viewer === 'open'
        ? (await viewOpen(orderId, actor))?.value
        : read(`${orderId} ${viewer} ${actor.id}`, () => reads.viewOrder(orderId, viewer, actor)),
  }
}

const openSender = (
  { viewOpen, openReadings }: Pick<OrderReads, 'viewOpen' | 'openReadings'>,
  crowds: Crowds,
) => {
  /** One reads for all who read alike; who reads otherwise by now hears what he has read, and the next one reads for the others. */
  const sendAlike = async (orderId: string, reading: string, sockets: readonly LiveSocket[]) => {
    let left = sockets
    while (left[0]) {
      const { actor } = left[0].data
      const view = await viewOpen(orderId, actor)
      const payload = encode('open', view?.value)
      // Nobody looks at it as an open one any more: what became of it is told by itself.
      if (!view || !payload) return
      const isAlike = view.reading === reading
      crowds.tell(isAlike ? left : left.filter(({ data }) => data.actor.id === actor.id), payload)
      left = isAlike ? [] : left.filter(({ data }) => data.actor.id !== actor.id)
    }
  }
  return async (orderId: string, sockets: readonly LiveSocket[]) => {
    const byCarrier = Map.groupBy(sockets, ({ data }) => data.actor.id)
    if (byCarrier.size === 0) return
    for (const { reading, carrierIds } of await openReadings(orderId, [...byCarrier.keys()])) {
      const alike = carrierIds.flatMap((id) => byCarrier.get(id) ?? [])
      await sendAlike(orderId, reading, alike)
    }
  }
}

/** For what was told of one order at one time: what it has read it does not read again. */
export type Deliver = (delivery: Delivery, orderId: string, status: number) => Promise<void>

export const createDeliver = (
  { listeners, emit, crowds }: Pick<LiveServer, 'listeners' | 'emit'> & { crowds: Crowds },
  reads: OrderReads,
): Deliver => {
  const { viewOrder, viewOpen } = once(reads)
  const sendOpen = openSender({ viewOpen, openReadings: reads.openReadings }, crowds)
  const sendView = async (orderId: string, viewer: OrderViewer, sockets: readonly LiveSocket[]) => {
    const actor = sockets[0]?.data.actor
    if (!actor) return
    const payload = encode(viewer, await viewOrder(orderId, viewer, actor))
    if (payload) crowds.tell(sockets, payload)
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
