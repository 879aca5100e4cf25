import { expect, test } from 'vitest'
import { splitOffers, whyNotAccept, whyNotCounter } from './offer-order.ts'
import type { ComparedOffer } from './offer-order.ts'

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
    releasedCount: 0,
    role: 'enterprise',
  },
  valueProfit: 2_618_000,
  totalCost: 2_200_000,
  ivaCost: 418_000,
  vatBase: 'freight',
  vatPercent: 19,
  isBelowFloor: false,
  counterValue: null,
  distanceFromBaseKm: 12,
  papers: 'valid',
  acts: { accept: null, counter: null },
  ...change,
})

test('the cheapest offer comes first, and of two alike the better rated', () => {
  const cheap = offer({ valueProfit: 1_000 })
  const unknown = offer({ driver: { ...offer().driver, score: null } })
  expect(splitOffers([unknown, offer(), cheap], now).live).toEqual([cheap, offer(), unknown])
})

test('an offer whose time is over is not compared any more', () => {
  const late = offer({ expiresAt: '2026-01-12T13:00:00Z' })
  expect(splitOffers([late, offer({ state: 'withdrawn' })], now).live).toEqual([])
})

test('an offer the server leaves open can be accepted and countered', () => {
  expect(whyNotAccept(offer())).toBeUndefined()
  expect(whyNotCounter(offer())).toBeUndefined()
})

test('when the server says no to one of them, the sentence is the server’s', () => {
  const exhausted = offer({ acts: { accept: null, counter: 'offer.rounds_exhausted' } })
  expect(whyNotAccept(exhausted)).toBeUndefined()
  expect(whyNotCounter(exhausted)).toBe('Se llegó al máximo de 5 propuestas por cada parte.')
  const late = offer({ acts: { accept: 'order.reservation_passed', counter: 'order.reservation_passed' } })
  expect(whyNotAccept(late)).toBe('La fecha de este servicio ya pasó.')
})
