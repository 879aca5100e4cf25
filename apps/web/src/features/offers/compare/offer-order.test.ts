import { expect, test } from 'vitest'
import { openOfferCount, roundsLeft, splitOffers, whyNotAccept, whyNotCounter } from './offer-order.ts'
import type { ComparedOffer, ComparedOrder } from './offer-order.ts'

const now = Date.parse('2026-01-12T13:00:00Z')

const offer = (change: Partial<ComparedOffer> = {}): ComparedOffer => ({
  _id: 'a'.repeat(24),
  isOffer: true,
  description: 'Carro propio',
  state: 'open',
  createdAt: '2026-01-12T12:00:00Z',
  expiresAt: '2026-01-13T12:00:00Z',
  carrierRounds: 1,
  clientRounds: 0,
  driver: {
    _id: 'b'.repeat(24),
    name: 'Transportes Sol',
    image: null,
    score: 4,
    countOrder: 3,
    role: 'enterprise',
  },
  valueProfit: 2_618_000,
  counterValue: null,
  distanceFromBaseKm: 12,
  papers: 'valid',
  ...change,
})

const order = (acts: ComparedOrder['acts']) => ({ acts }) as ComparedOrder
const mayAccept = order({ accept: null })

test('the cheapest offer comes first, and of two alike the better rated', () => {
  const cheap = offer({ valueProfit: 1_000 })
  const unknown = offer({ driver: { ...offer().driver, score: null } })
  expect(splitOffers([unknown, offer(), cheap], now).live).toEqual([cheap, offer(), unknown])
})

test('an offer whose time is over is not compared any more', () => {
  const late = offer({ expiresAt: '2026-01-12T13:00:00Z' })
  expect(splitOffers([late, offer({ state: 'withdrawn' })], now).live).toEqual([])
})

test('only offers that wait for the client are counted', () => {
  expect(openOfferCount([offer(), offer({ state: 'countered' }), offer({ state: 'expired' })], now)).toBe(1)
})

test('of five proposals two are used and three are left', () => {
  expect(roundsLeft(offer({ clientRounds: 2 }))).toBe(3)
})

test('an open offer can be accepted and countered', () => {
  expect(whyNotAccept(mayAccept, offer())).toBeUndefined()
  expect(whyNotCounter(mayAccept, offer())).toBeUndefined()
})

test('while the carrier thinks over a counter, nothing can be accepted', () => {
  expect(whyNotAccept(mayAccept, offer({ state: 'countered' }))).toBeTruthy()
})

test('after five proposals the offer can still be accepted but not countered', () => {
  const exhausted = offer({ clientRounds: 5 })
  expect(whyNotAccept(mayAccept, exhausted)).toBeUndefined()
  expect(whyNotCounter(mayAccept, exhausted)).toBe('Se llegó al máximo de 5 propuestas por cada parte.')
})

test('when the server says no, the sentence is the server’s', () => {
  expect(whyNotAccept(order({ accept: 'order.reservation_passed' }), offer())).toBe(
    'La fecha de este servicio ya pasó.',
  )
})
