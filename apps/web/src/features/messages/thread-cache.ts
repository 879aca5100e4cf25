/** What was read of conversations, kept true by what is told live. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { EventPayload } from '@arriero/contract/orders/events'
import type { InfiniteData } from '@tanstack/react-query'
import { keyOf, queryClient } from '#shared/api/queries.ts'

export type Message = ReplyOf<typeof api.messages.send>
export type ThreadHead = ReplyOf<typeof api.messages.thread>
type Page = ReplyOf<typeof api.messages.all>
type Pages = InfiniteData<Page, string | undefined>
type Unread = ReplyOf<typeof api.messages.unread>
type News = EventPayload<'thread'>

export const pageSize = 30
export const pagesOf = (orderId: string) => ({ params: { _id: orderId }, query: { limit: pageSize } })
const pagesKey = (orderId: string) => [...keyOf(api.messages.all, pagesOf(orderId)), 'pages']
const headKey = (orderId: string) => keyOf(api.messages.thread, { params: { _id: orderId } })

/** Newest first, each once: what comes again is as it was told last. */
export const withMessages = (page: Page, fresh: readonly Message[]): Page => {
  const known = new Set(page.items.map(({ _id }) => _id))
  const added = fresh.filter(({ _id }) => !known.has(_id))
  const told = new Map(fresh.map((one) => [one._id, one]))
  const items = [...added, ...page.items.map((one) => told.get(one._id) ?? one)]
  return {
    ...page,
    items: items.toSorted((one, other) => other.position - one.position),
    total: page.total + added.length,
  }
}

const newestOf = (page: Page): number => page.items[0]?.position ?? 0

/** Something between what is known and what was told is missing. */
const hasGap = (page: Page, fresh: readonly Message[]): boolean => {
  const positions = new Set([...page.items, ...fresh].map(({ position }) => position))
  const newest = Math.max(0, ...positions)
  for (let position = newestOf(page) + 1; position < newest; position++)
    if (!positions.has(position)) return true
  return false
}

const addMessages = (orderId: string, fresh: readonly Message[]): void => {
  const key = pagesKey(orderId)
  const known = queryClient.getQueryData<Pages>(key)
  const first = known?.pages[0]
  if (!known || !first || fresh.length === 0) return
  if (hasGap(first, fresh)) void queryClient.invalidateQueries({ queryKey: key })
  queryClient.setQueryData<Pages>(key, {
    ...known,
    pages: [withMessages(first, fresh), ...known.pages.slice(1)],
  })
}

const changeHead = (orderId: string, change: (head: ThreadHead) => ThreadHead): void => {
  queryClient.setQueryData<ThreadHead>(headKey(orderId), (head) => head && change(head))
}

const last = (fresh: readonly Message[]): number => Math.max(0, ...fresh.map(({ position }) => position))

/** What this browser has sent itself. */
export const applySent = (orderId: string, message: Message): void => {
  addMessages(orderId, [message])
  changeHead(orderId, (head) => ({
    ...head,
    lastPosition: Math.max(head.lastPosition, message.position),
  }))
}

/** Undefined: it has to be read anew. */
export const unreadWith = (known: Unread, { orderId, unread }: News): Unread | undefined => {
  const before = known.items.find((one) => one.orderId === orderId)
  if (unread > 0) return undefined
  if (!before) return known
  return {
    total: Math.max(0, known.total - before.unread),
    items: known.items.filter((one) => one !== before),
  }
}

export const applyNews = (news: News): void => {
  const { orderId, messages, unread, readPosition, reads } = news
  addMessages(orderId, messages)
  changeHead(orderId, (head) => ({
    ...head,
    unread,
    readPosition,
    reads,
    lastPosition: Math.max(head.lastPosition, last(messages)),
  }))
  const key = keyOf(api.messages.unread, {})
  const known = queryClient.getQueryData<Unread>(key)
  const next = known && unreadWith(known, news)
  if (next) queryClient.setQueryData(key, next)
  else void queryClient.invalidateQueries({ queryKey: key })
}

/** Read here: what others are told of it comes back by the live channel. */
export const applyRead = (orderId: string, position: number): void =>
  changeHead(orderId, (head) => ({
    ...head,
    unread: 0,
    readPosition: Math.max(head.readPosition, position),
  }))
