import { errorTexts } from '@arriero/contract/es/errors'
import { expect, test } from 'vitest'
import { openOrder } from './open-order.fixture.ts'
import {
  isForOfferOnly,
  lastOfferOf,
  liveOfferOf,
  roundsLeftOf,
  whyNotAcceptCounter,
  whyNotEnter,
  whyNotOffer,
  whyNotTake,
} from './my-offer.ts'
import type { MyOffer } from './my-offer.ts'

const now = Date.parse('2026-01-12T13:00:00Z')
const offer: MyOffer = {
  _id: '65f0c2a19b3e4d7a8c1f2e3d',
  isOffer: true,
  description: 'Con ayudante',
  state: 'open',
  createdAt: '2026-01-12T10:00:00Z',
  expiresAt: '2026-01-13T10:00:00Z',
  carrierRounds: 1,
  clientRounds: 0,
  value: 2_450_000,
  counterEarnings: null,
  counterDescription: null,
  acts: { accept: 'offer.not_countered', withdraw: null },
}

test('an open offer and one the client countered still stand', () => {
  expect(liveOfferOf({ offers: [offer] }, now)).toBe(offer)
  expect(liveOfferOf({ offers: [{ ...offer, state: 'countered' }] }, now)?.state).toBe('countered')
})

test('an offer whose day is over does not stand', () => {
  const old = { ...offer, expiresAt: '2026-01-12T12:59:59Z' }
  expect(liveOfferOf({ offers: [old] }, now)).toBeUndefined()
})

test('a withdrawn offer does not stand', () => {
  const withdrawn = { ...offer, state: 'withdrawn' as const, expiresAt: '2026-01-12T12:00:00Z' }
  expect(liveOfferOf({ offers: [withdrawn] }, now)).toBeUndefined()
})

test('the newest offer is the last one, in whatever order they come', () => {
  const newer = { ...offer, createdAt: '2026-01-12T11:00:00Z' }
  expect(lastOfferOf({ offers: [offer, newer] })).toBe(newer)
})

test('a carrier has five rounds and loses them with replaced offers too', () => {
  expect(roundsLeftOf({ offers: [] })).toBe(5)
  expect(roundsLeftOf({ offers: [{ ...offer, state: 'replaced', carrierRounds: 3 }, offer] })).toBe(2)
})

test('a service that fits may be offered for and taken', () => {
  expect(whyNotOffer(openOrder())).toBeUndefined()
  expect(whyNotTake(openOrder())).toBeUndefined()
})

test('without a price of the client it may only be offered for', () => {
  const order = openOrder({ acts: { offer: null, take: 'offer.no_client_price' } })
  expect(whyNotEnter(order)).toBeUndefined()
  expect(whyNotTake(order)).toBe(errorTexts['offer.no_client_price'])
  expect(isForOfferOnly(order)).toBe(true)
  expect(isForOfferOnly(openOrder())).toBe(false)
})

test('without a vehicle that fits neither is possible', () => {
  const acts = { offer: 'vehicle.none_fits', take: 'vehicle.none_fits' } as const
  expect(isForOfferOnly(openOrder({ acts }))).toBe(false)
  expect(whyNotEnter(openOrder({ acts }))).toBe(errorTexts['vehicle.none_fits'])
})

test('after five rounds no further value can be offered, the price of the client can still be taken', () => {
  const order = openOrder({ acts: { offer: 'offer.rounds_exhausted', take: null } })
  expect(whyNotOffer(order)).toBe(errorTexts['offer.rounds_exhausted'])
  expect(whyNotTake(order)).toBeUndefined()
  expect(whyNotEnter(order)).toBeUndefined()
})

test('a counter is taken while the server says so, with its word where it does not', () => {
  expect(whyNotAcceptCounter({ ...offer, acts: { accept: null, withdraw: null } })).toBeUndefined()
  const unfit = { ...offer, acts: { accept: 'carrier.papers_invalid', withdraw: null } } as const
  expect(whyNotAcceptCounter(unfit)).toBe(errorTexts['carrier.papers_invalid'])
})
