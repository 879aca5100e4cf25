/** What is new in the conversation of a service, to each who is in it, as he reads it. docs/decisions/0056. */
import { events, type EventPayload } from '@arriero/contract/orders/events'
import type { Told } from '#effects/told.ts'
import type { LiveServer } from './server.ts'

type News = EventPayload<'thread'>

/** How the channel reads conversations; each call sees what is committed. */
export type ThreadReads = {
  /** Parties of the service now, and staff that reads for an open PQR. */
  threadHearers(orderId: string): Promise<readonly string[]>
  threadNews(asked: { orderId: string; userId: string; messageIds: readonly string[] }): Promise<News>
}

type Ways = { server: Pick<LiveServer, 'listeners' | 'lately' | 'emit'>; reads: ThreadReads }

/** `detail` is the message; absent where somebody has read on. */
export const sendThread = async (
  { server, reads }: Ways,
  orderId: string,
  told: readonly Told[],
): Promise<void> => {
  const messageIds = told.flatMap(({ detail }) => (detail === undefined ? [] : [detail]))
  const users = await reads.threadHearers(orderId)
  server.lately.note({ users })
  for (const userId of users) {
    const sockets = server.listeners.of({ users: [userId] })
    if (sockets.length === 0) continue
    const news = events.thread.parse(await reads.threadNews({ orderId, userId, messageIds }))
    server.emit(sockets, 'thread', news)
  }
}
