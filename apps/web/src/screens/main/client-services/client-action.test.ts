import { expect, test } from 'vitest'
import { isPaymentLost } from '#features/orders/data/seen-order.ts'
import { clientAction, offersCancel, type ClientRow } from './client-action.ts'

const now = Date.parse('2026-01-12T13:00:00Z')
const later = '2026-01-12T14:00:00Z'

const order = (change: Partial<ClientRow>): ClientRow =>
  ({
    viewer: 'client',
    status: 0,
    reservationDate: later,
    offers: [],
    pay: { status: null },
    total: 2_618_000,
    vehicle: {},
    inPosition: false,
    hasSupportDocument: false,
    calification: null,
    cancelation: null,
    acts: {},
    ...change,
  }) as ClientRow

const offer = (state: string, expiresAt = later) => ({ state, expiresAt }) as ClientRow['offers'][number]
const paid = { status: 'CAPTURED' }

test('a pending service counts the offers that wait for its client', () => {
  const offers = [
    offer('open'),
    offer('open', '2026-01-12T12:59:00Z'),
    offer('countered'),
    offer('withdrawn'),
  ]
  expect(clientAction(order({ offers }), now)).toEqual({ kind: 'reviewOffers', count: 1 })
})

test('a service whose hour came untaken asks for another date, whatever was offered', () => {
  const passed = order({ reservationDate: '2026-01-12T13:00:00Z', offers: [offer('open')] })
  expect(clientAction(passed, now)).toEqual({ kind: 'datePassed' })
})

test('an assigned service is paid first', () => {
  expect(clientAction(order({ status: 1 }), now)).toEqual({
    kind: 'pay',
    totalPesos: 2_618_000,
    isPending: false,
  })
})

test.each(['ABANDONED', 'CANCELLED', 'CAPTURE_FAILED', 'EXPIRED', 'REFUSED', 'PENDING'])(
  'after %s the service is still to be paid',
  (status) => {
    const pay = { status }
    expect(clientAction(order({ status: 1, pay }), now)).toMatchObject({
      kind: 'pay',
      isPending: status === 'PENDING',
    })
  },
)

test.each([
  [false, false],
  [true, false],
  [false, true],
])(
  'paid, in position %s and support document %s: the client waits for the document',
  (inPosition, hasSupportDocument) => {
    const action = clientAction(order({ status: 1, pay: paid, inPosition, hasSupportDocument }), now)
    expect(action).toEqual({ kind: 'waitSupport' })
  },
)

test('paid, in position and with its document, the service is scheduled', () => {
  const ready = order({
    status: 1,
    pay: { status: 'ACCEPTED' },
    inPosition: true,
    hasSupportDocument: true,
  })
  expect(clientAction(ready, now)).toEqual({ kind: 'scheduled' })
})

test('a running service is followed on the map', () => {
  expect(clientAction(order({ status: 2 }), now)).toEqual({ kind: 'followMap' })
})

test('a finished service is rated once', () => {
  expect(clientAction(order({ status: 3 }), now)).toEqual({ kind: 'rate' })
  expect(clientAction(order({ status: 3, calification: 5 }), now)).toEqual({ kind: 'finished' })
})

test.each([
  ['carrier', true],
  ['unpaid', true],
  ['untaken', true],
  ['client', false],
  ['staff', true],
])('a service cancelled by %s can be published again: %s', (cause, mayRepublish) => {
  const cancelation = { description: '', cause }
  expect(clientAction(order({ status: 4, cancelation }), now)).toEqual({ kind: 'cancelled', mayRepublish })
})

test('cancelling is offered only when the server allows it', () => {
  expect(offersCancel(order({ acts: { cancel: null } }))).toBe(true)
  expect(offersCancel(order({ acts: { cancel: 'order.in_position' } }))).toBe(false)
  expect(offersCancel(order({}))).toBe(false)
})

const lost = { pay: { status: 'CAPTURE_FAILED' }, payUntil: null, acts: { pay: null } }

test('a payment lost on the road is asked for again, and the trip goes on beside it', () => {
  expect(isPaymentLost(order({ status: 2, ...lost }))).toBe(true)
  expect(clientAction(order({ status: 2, ...lost }), now)).toEqual({ kind: 'followMap' })
  expect(clientAction(order({ status: 1, inPosition: true, ...lost }), now)).toEqual({ kind: 'waitSupport' })
})

test('a service that was never paid has a term, and one that is paid asks for nothing', () => {
  expect(isPaymentLost(order({ status: 1, payUntil: later, acts: { pay: null } }))).toBe(false)
  expect(isPaymentLost(order({ status: 2, pay: paid, acts: { pay: 'payment.nothing_to_pay' } }))).toBe(false)
})
