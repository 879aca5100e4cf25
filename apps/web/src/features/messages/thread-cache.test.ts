import { expect, test } from 'vitest'
import { unreadWith, withMessages, type Message } from './thread-cache.ts'

const message = (position: number, text = String(position)): Message => ({
  _id: `m${position}`,
  position,
  kind: 'words',
  part: 'client',
  name: 'Ana',
  isMine: false,
  clientId: null,
  text,
  images: [],
  place: null,
  isMasked: false,
  isErased: false,
  at: '2026-01-12T13:00:00.000Z',
  writtenAt: '2026-01-12T13:00:00.000Z',
  request: null,
})
const page = (...positions: number[]) => ({
  items: positions.map((position) => message(position)),
  total: positions.length,
  next: null,
})

test('what is told twice, or late, stands once and in its place', () => {
  const shown = withMessages(page(3, 1), [message(2), message(3, 'tres')])
  expect(shown.items.map(({ text }) => text)).toEqual(['tres', '2', '1'])
  expect(shown.total).toBe(3)
  expect(withMessages(shown, [message(2)]).total).toBe(3)
})

test('what was read elsewhere leaves the count, and what is new is read anew', () => {
  const row = { origin: 'A', destination: 'B', part: 'client' as const, name: 'Ana', text: 'x', at: '' }
  const known = {
    total: 5,
    items: [
      { ...row, orderId: 'a', unread: 2 },
      { ...row, orderId: 'b', unread: 3 },
    ],
  }
  const news = (orderId: string, unread: number) => ({
    orderId,
    unread,
    messages: [],
    readPosition: 9,
    reads: [],
  })
  expect(unreadWith(known, news('a', 0))).toEqual({ total: 3, items: [known.items[1]] })
  expect(unreadWith(known, news('c', 0))).toBe(known)
  expect(unreadWith(known, news('c', 1))).toBeUndefined()
})
