import { expect, test, vi } from 'vitest'
import type { LiveSocket } from './listeners.ts'
import { sendThread, type ThreadReads } from './threads.ts'

const orderId = 'a'.repeat(24)
const socketOf = (userId: string) => ({ data: { actor: { id: userId } } }) as LiveSocket

const office = (listening: readonly string[]) => {
  const sent: [string[], string, unknown][] = []
  const noted: unknown[] = []
  return {
    sent,
    noted,
    server: {
      listeners: {
        of: ({ users = [] }: { users?: readonly string[] }) =>
          users.filter((id) => listening.includes(id)).map(socketOf),
      },
      lately: { note: (to: unknown) => noted.push(to) },
      emit: (sockets: readonly LiveSocket[], event: string, payload: unknown) =>
        sent.push([sockets.map(({ data }) => data.actor.id), event, payload]),
    } as unknown as Parameters<typeof sendThread>[0]['server'],
  }
}

const news = { orderId, messages: [], unread: 1, readPosition: 0, reads: [], secret: 'never' }
const reads = (hearers: readonly string[]) => ({
  threadHearers: async () => hearers,
  threadNews: vi.fn<ThreadReads['threadNews']>(async () => news),
})

test('who is in a conversation and listens here is sent what is new, as he reads it, and nothing beyond its shape', async () => {
  const { server, sent, noted } = office(['client', 'stranger'])
  const asked = reads(['client', 'carrier'])
  await sendThread({ server, reads: asked }, orderId, [
    { name: 'message.sent', orderId, detail: 'm1' },
    { name: 'message.read', orderId },
    { name: 'message.sent', orderId, detail: 'm2' },
  ])
  const { secret: _, ...shown } = news
  expect(sent).toEqual([[['client'], 'thread', shown]])
  expect(asked.threadNews.mock.calls).toEqual([[{ orderId, userId: 'client', messageIds: ['m1', 'm2'] }]])
  // Whoever of them comes in a moment later is told that he missed something.
  expect(noted).toEqual([{ users: ['client', 'carrier'] }])
})
