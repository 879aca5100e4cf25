import { expect, test } from 'vitest'
import { cheapestOf, percentOver, splitOffers, whyNotAccept, whyNotCounter } from './offer-order.ts'
import type { ComparedOffer, OfferSort } from './offer-order.ts'

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

const by = (sort: OfferSort, ...kept: string[]) => ({ sort, kept: new Set(kept) })

test('the cheapest offer comes first, and of two alike the better rated', () => {
  const cheap = offer({ valueProfit: 1_000 })
  const unknown = offer({ driver: { ...offer().driver, score: null } })
  expect(splitOffers([unknown, offer(), cheap], now, by('price')).live).toEqual([cheap, offer(), unknown])
})

test.each<[OfferSort, Partial<ComparedOffer>]>([
  ['arrival', { distanceFromBaseKm: 3 }],
  ['score', { driver: { ...offer().driver, score: 4.9 } }],
  ['services', { driver: { ...offer().driver, countOrder: 40 } }],
  ['services', { driver: { ...offer().driver, releasedCount: -1 } }],
])('looked for by %s, the best of it comes first although it is dearer', (sort, better) => {
  const dear = offer({ ...better, _id: 'c'.repeat(24), valueProfit: 9_000_000 })
  expect(splitOffers([offer(), dear], now, by(sort)).live).toEqual([dear, offer()])
})

test('who is nowhere known comes after whoever is far, and without a score after the worst', () => {
  const nowhere = offer({ distanceFromBaseKm: null, valueProfit: 1 })
  const far = offer({ distanceFromBaseKm: 900 })
  expect(splitOffers([nowhere, far], now, by('arrival')).live).toEqual([far, nowhere])
  const unrated = offer({ driver: { ...offer().driver, score: null }, valueProfit: 1 })
  const worst = offer({ driver: { ...offer().driver, score: 0 } })
  expect(splitOffers([unrated, worst], now, by('score')).live).toEqual([worst, unrated])
})

test('whom the client keeps in sight stands above the others, whatever he looks for', () => {
  const kept = offer({ _id: 'c'.repeat(24), valueProfit: 9_000_000 })
  expect(splitOffers([offer(), kept], now, by('price', kept._id)).live).toEqual([kept, offer()])
})

test('the cheapest is told among several, not of one alone', () => {
  const cheap = offer({ _id: 'c'.repeat(24), valueProfit: 1_000 })
  expect(cheapestOf([offer(), cheap])).toBe(cheap._id)
  expect(cheapestOf([cheap])).toBeUndefined()
})

test('a price is compared before VAT, and with nothing where nothing is known', () => {
  expect(percentOver(offer(), 2_000_000)).toBe(10)
  expect(percentOver(offer(), 4_400_000)).toBe(-50)
  expect(percentOver(offer(), null)).toBeUndefined()
})

test('an offer whose time is over is not compared any more', () => {
  const late = offer({ expiresAt: '2026-01-12T13:00:00Z' })
  expect(splitOffers([late, offer({ state: 'withdrawn' })], now, by('price')).live).toEqual([])
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
