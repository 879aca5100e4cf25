import { describe, expect, test } from 'vitest'
import {
  denialOfCarrier,
  denialToAcceptCounter,
  denialToAcceptOffer,
  denialToAgreeWith,
  denialToCounter,
  denialToOfferAgain,
  denialToWithdraw,
  offerLifeMs,
  offerStates,
  offerStateAt,
  isStanding,
  roundsLeft,
  type OfferFacts,
  type OfferState,
} from './offers.ts'

const now = new Date('2026-11-23T13:00:00Z')
const offer = (facts: Partial<OfferFacts> = {}): OfferFacts => ({
  state: 'open',
  carrierId: 'carrier',
  orderId: 'order',
  expiresAt: new Date(now.getTime() + 3_600_000),
  carrierRounds: 1,
  clientRounds: 0,
  ...facts,
})

const acts = {
  'the client accepts': (facts: OfferFacts) => denialToAcceptOffer(facts, now),
  'the client counters': (facts: OfferFacts) => denialToCounter(facts, now),
  'the carrier accepts the counter': (facts: OfferFacts) => denialToAcceptCounter(facts, now),
  'the carrier withdraws': denialToWithdraw,
}
type Act = keyof typeof acts

/** Open, then countered; every ended state reads `offer.not_open`. */
const expected: Record<Act, readonly [whileOpen: string, whileCountered: string]> = {
  'the client accepts': ['ok', 'offer.already_countered'],
  'the client counters': ['ok', 'offer.already_countered'],
  'the carrier accepts the counter': ['offer.not_countered', 'ok'],
  'the carrier withdraws': ['ok', 'ok'],
}

const answerIn = (act: Act, state: OfferState) => {
  const [whileOpen, whileCountered] = expected[act]
  if (state === 'open') return whileOpen
  return state === 'countered' ? whileCountered : 'offer.not_open'
}

const cells = (Object.keys(acts) as Act[]).flatMap((act) =>
  offerStates.map((state) => ({ act, state, answer: answerIn(act, state) })),
)

test.each(cells)('$act while an offer is $state: $answer', ({ act, state, answer }) => {
  expect(acts[act](offer({ state })) ?? 'ok').toBe(answer)
})

describe('an offer that ran out of time', () => {
  test.each(['the client accepts', 'the client counters'] as const)('is too late when %s', (act) => {
    expect(acts[act](offer({ expiresAt: now }))).toBe('offer.expired')
    expect(acts[act](offer({ expiresAt: new Date(now.getTime() + 1) }))).toBeUndefined()
  })

  test('is too late for its carrier to accept the counter', () => {
    const counter = offer({ state: 'countered', expiresAt: now })
    expect(denialToAcceptCounter(counter, now)).toBe('offer.expired')
  })

  test('ran out a day after it was made', () => {
    const madeAt = (ms: number) => offer({ expiresAt: new Date(now.getTime() - ms + offerLifeMs) })
    expect(denialToAcceptOffer(madeAt(24 * 3_600_000 - 1), now)).toBeUndefined()
    expect(denialToAcceptOffer(madeAt(24 * 3_600_000), now)).toBe('offer.expired')
  })

  test('may still be withdrawn', () => {
    expect(denialToWithdraw(offer({ expiresAt: now }))).toBeUndefined()
  })

  test('that has ended already says so first', () => {
    expect(denialToAcceptOffer(offer({ state: 'declined', expiresAt: now }), now)).toBe('offer.not_open')
  })
})

describe('five rounds a side', () => {
  test('let the client counter for the fifth time and no more', () => {
    expect(denialToCounter(offer({ clientRounds: 4 }), now)).toBeUndefined()
    expect(denialToCounter(offer({ clientRounds: 5 }), now)).toBe('offer.rounds_exhausted')
  })

  test('let the carrier offer for the fifth time and no more', () => {
    expect([0, 4, 5, 6].map(roundsLeft)).toEqual([5, 1, 0, 0])
    expect(denialToOfferAgain(4)).toBeUndefined()
    expect(denialToOfferAgain(5)).toBe('offer.rounds_exhausted')
  })

  test('do not keep the last offer from being accepted', () => {
    expect(denialToAcceptOffer(offer({ carrierRounds: 5, clientRounds: 5 }), now)).toBeUndefined()
    expect(denialToAcceptCounter(offer({ state: 'countered', clientRounds: 5 }), now)).toBeUndefined()
  })
})

describe('a carrier that was fit when it offered', () => {
  const fit = { isActive: true, hasPapers: true, vehicleDenial: undefined }

  test.each([
    [{}, undefined],
    [{ isActive: false, hasPapers: false }, 'carrier.inactive'],
    [{ hasPapers: false, vehicleDenial: 'vehicle.none_fits' }, 'carrier.papers_invalid'],
    [{ vehicleDenial: 'vehicle.none_fits' }, 'vehicle.none_fits'],
    [{ vehicleDenial: 'vehicle.service_missing' }, 'vehicle.service_missing'],
  ] as const)('and now is %j reads %s', (change, code) => {
    expect(denialOfCarrier({ ...fit, ...change })).toBe(code)
  })

  test('is told to the client without its reasons', () => {
    expect(denialToAgreeWith(fit)).toBeUndefined()
    expect(denialToAgreeWith({ ...fit, hasPapers: false })).toBe('offer.carrier_unfit')
  })
})

test('an offer stands until its term, whoever reads it, and an ended one stays what it became', () => {
  const term = now.toISOString()
  const read = (state: OfferState, at: number) => {
    const offer = { state, expiresAt: term }
    return [offerStateAt(offer, at), isStanding(offer, at)]
  }
  expect(read('open', now.getTime() - 1)).toEqual(['open', true])
  expect(read('countered', now.getTime() - 1)).toEqual(['countered', true])
  expect(read('open', now.getTime())).toEqual(['expired', false])
  expect(read('countered', now.getTime())).toEqual(['expired', false])
  expect(read('withdrawn', now.getTime())).toEqual(['withdrawn', false])
})
