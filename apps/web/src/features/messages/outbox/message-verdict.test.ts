import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import { LineDown } from '#shared/line/line-down.ts'
import { messageVerdict, retryAfterMs } from './message-verdict.ts'

const refusal = (status: number, code: string) => new CallError(status, { error: '', code, requestId: 'r' })

test.each([
  [new LineDown({ hasLeft: true }), 'lost'],
  [new TypeError('fetch failed'), 'lost'],
  [refusal(503, 'server.unavailable'), 'lost'],
  [refusal(429, 'request.too_many'), 'lost'],
  [refusal(401, 'session.invalid'), 'lost'],
  [refusal(409, 'message.closed'), 'refused'],
  [refusal(409, 'message.former_driver'), 'refused'],
  [refusal(404, 'order.not_found'), 'refused'],
  [refusal(400, 'message.too_long'), 'refused'],
] as const)('%o means that a message is %s', (error, verdict) => {
  expect(messageVerdict(error, false)).toBe(verdict)
})

test('photos that were swept meanwhile go anew', () => {
  const gone = refusal(404, 'file.not_found')
  expect([messageVerdict(gone, true), messageVerdict(gone, false)]).toEqual(['again', 'refused'])
})

test('the next try comes soon, and later each time up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryAfterMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
