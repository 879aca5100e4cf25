import { expect, test } from 'vitest'
import { parseTold } from './listen.ts'

test.each([undefined, '', 'null', '[]', '"order.created"', '{"name":1}', '{"name":"a","orderId":7}'])(
  'the payload %j is no event',
  (payload) => {
    expect(parseTold(payload)).toBeUndefined()
  },
)

test('what is told arrives whole on every node', () => {
  const told = { name: 'pqr.filed', userId: 'a', detail: 'b', isComplaint: true } as const
  expect(parseTold(JSON.stringify(told))).toEqual(told)
})
