/** A live message replaces the one object under its id and marks lists stale; only visible lists refetch. Architecture 1.9. */
import { api } from '@arriero/contract'
import type { EventPayload } from '@arriero/contract/orders/events'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { OrderFor, OrderViewer } from '@arriero/contract/orders/order-shapes'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'

export type OrderMessage = EventPayload<'orderStatusBackoffice'>
type AnyOrder = OrderFor<OrderViewer>
/** A live message puts the whole order in its row's place. */
type AnyRow = OrderRowFor<OrderViewer>
interface Page {
  items: AnyRow[]
}
type Cached = Page | { pages: Page[] } | undefined

/** Of what waits for a carrier. */
const openLists = [api.orders.available, api.loadBoard.loads]
const lists = [api.orders.mine, ...openLists]
/** What is reckoned of many services at once: read again, never changed in place. */
const boards = [api.dispatch.board, api.dispatch.checks, api.dispatch.pair]

export const detailKey = (orderId: string) => keyOf(api.orders.detail, { params: { _id: orderId } })

/** What a list says of a service beside the service itself. */
const reckonedOf = (item: AnyRow) => ('board' in item ? { board: item.board } : {})

const replaceIn = (page: Page, order: AnyOrder): Page => ({
  ...page,
  items: page.items.map((item) =>
    item._id === order._id && item.viewer === order.viewer ? { ...reckonedOf(item), ...order } : item,
  ),
})

const without = (page: Page, orderId: string): Page => ({
  ...page,
  items: page.items.filter(({ _id }) => _id !== orderId),
})

/** The same change on a list of one page and on one read page after page. */
const onPages = (cached: Cached, change: (page: Page) => Page): Cached => {
  if (!cached) return cached
  if ('pages' in cached) return { ...cached, pages: cached.pages.map(change) }
  return change(cached)
}

const markStale = (client: QueryClient, orderId: string): void => {
  for (const list of [...lists, ...boards, api.inbox.items])
    void client.invalidateQueries({ queryKey: keyOf(list) })
  const params = { params: { _id: orderId } }
  void client.invalidateQueries({ queryKey: keyOf(api.orders.history, params) })
  void client.invalidateQueries({ queryKey: keyOf(api.tracking.location, params) })
  // Rated or approved, its money is released: nothing is held back by a complaint any more.
  void client.invalidateQueries({ queryKey: keyOf(api.complaints.ofOrder, { params: { orderId } }) })
}

export const applyOrderMessage = (client: QueryClient, message: OrderMessage): void => {
  if ('closed' in message) {
    for (const list of openLists)
      client.setQueriesData<Cached>({ queryKey: keyOf(list) }, (cached) =>
        onPages(cached, (page) => without(page, message._id)),
      )
    void client.invalidateQueries({ queryKey: detailKey(message._id) })
  } else {
    for (const list of lists) {
      client.setQueriesData<Cached>({ queryKey: keyOf(list) }, (cached) =>
        onPages(cached, (page) => replaceIn(page, message)),
      )
    }
    client.setQueryData<AnyOrder>(detailKey(message._id), (known) => (known ? message : known))
  }
  markStale(client, message._id)
}

export type OfferMessage = EventPayload<'offerBackoffice'>

/** Not every viewer has offers, and not every list shows them. */
interface MaybeOffered {
  _id: string
  offers?: readonly { _id: string }[]
}

/** The newest first, as the service itself lists them; what is shown to this viewer no more goes. */
const withOffer = <Order extends MaybeOffered>(order: Order, { offerId, offer }: OfferMessage): Order => {
  if (!order.offers) return order
  const others = order.offers.filter(({ _id }) => _id !== offerId)
  const isKnown = others.length < order.offers.length
  if (offer === null) return { ...order, offers: others }
  const offers = isKnown
    ? order.offers.map((known) => (known._id === offerId ? offer : known))
    : [offer, ...others]
  return { ...order, offers }
}

export const applyOfferMessage = (client: QueryClient, message: OfferMessage): void => {
  const change = <Order extends MaybeOffered>(order: Order) =>
    order._id === message.orderId ? withOffer(order, message) : order
  for (const list of lists) {
    client.setQueriesData<Cached>({ queryKey: keyOf(list) }, (cached) =>
      onPages(cached, (page) => ({ ...page, items: page.items.map(change) })),
    )
  }
  client.setQueryData<AnyOrder>(detailKey(message.orderId), (known) => known && change(known))
  // What an offer comes to moves the service from one list to another.
  markStale(client, message.orderId)
}

/** An order that stands in some list on screen. */
export const cachedRow = (client: QueryClient, orderId: string): AnyRow | undefined => {
  const pages = lists.flatMap((list) =>
    client.getQueriesData<Cached>({ queryKey: keyOf(list) }).flatMap(([, cached]): Page[] => {
      if (!cached) return []
      if ('pages' in cached) return cached.pages
      return [cached]
    }),
  )
  return pages.flatMap(({ items }) => items).find(({ _id }) => _id === orderId)
}

/** After an own act: what it changed is read again at once, also without a live channel. */
export const refreshOrder = async (client: QueryClient, orderId: string): Promise<void> => {
  markStale(client, orderId)
  await client.invalidateQueries({ queryKey: detailKey(orderId) })
}
