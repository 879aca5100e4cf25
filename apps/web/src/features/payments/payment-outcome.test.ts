import { expect, test } from 'vitest'
import { standingOf } from './payment-outcome.ts'

test.each(['CAPTURED', 'ACCEPTED'])('%s is money', (status) => {
  expect(standingOf(status)).toEqual({ kind: 'paid' })
})

test.each(['ABANDONED', 'CANCELLED', 'CAPTURE_FAILED', 'EXPIRED', 'REFUSED'] as const)(
  '%s sends the client back to the first step',
  (status) => {
    expect(standingOf(status)).toEqual({ kind: 'failed', failure: status })
  },
)

test.each(['PENDING', 'AUTHORISED', 'captured', 'WAITING_FOR_PAYMENT'])(
  '%s is neither money nor a failure: the client is told to wait',
  (status) => {
    expect(standingOf(status)).toEqual({ kind: 'pending' })
  },
)

test('a service nobody tried to pay has no standing', () => {
  expect(standingOf(null)).toEqual({ kind: 'none' })
})
