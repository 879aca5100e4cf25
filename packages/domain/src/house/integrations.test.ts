import { describe, expect, test } from 'vitest'
import {
  apiScopes,
  eventsDenial,
  eventsFor,
  failingMostMs,
  isGivenUp,
  nextTryAt,
  retryWaitsMs,
  scopesDenial,
  scopesFor,
  webhookEvents,
} from './integrations.ts'

const now = new Date('2026-11-23T13:00:00Z')

test('a carrier may have every scope, a cargo owner none about fleets and earnings', () => {
  expect(scopesFor('enterprise')).toEqual(apiScopes)
  expect(scopesFor('cliententerprise')).toEqual([
    'orders.read',
    'orders.write',
    'offers.write',
    'location.read',
  ])
  expect(scopesDenial('cliententerprise', ['orders.read'])).toBeUndefined()
  expect(scopesDenial('cliententerprise', ['orders.read', 'earnings.read'])).toBe('key.scope_refused')
})

test('every event is somebody’s, and who can never be told of one cannot choose it', () => {
  const told = new Set([...eventsFor('enterprise'), ...eventsFor('cliententerprise')])
  expect([...told].toSorted()).toEqual([...webhookEvents].toSorted())
  expect(eventsDenial('enterprise', ['offer.made'])).toBe('webhook.event_refused')
  expect(eventsDenial('enterprise', ['offer.countered', 'order.paid'])).toBeUndefined()
  expect(eventsDenial('cliententerprise', ['payout.paid'])).toBe('webhook.event_refused')
})

describe('patience with who does not answer', () => {
  test('waits grow, and after eight tries and some 21 hours it is given up', () => {
    const waits = retryWaitsMs.map((_, index) => (nextTryAt(index + 1, now)?.getTime() ?? 0) - now.getTime())
    expect(waits).toEqual(retryWaitsMs)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(nextTryAt(retryWaitsMs.length + 1, now)).toBeUndefined()
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeCloseTo(20.6, 1)
  })

  test('an address is left alone after three days without anything arriving', () => {
    const since = new Date(now.getTime() - failingMostMs)
    expect(isGivenUp(since, now)).toBe(true)
    expect(isGivenUp(new Date(since.getTime() + 1), now)).toBe(false)
    expect(isGivenUp(null, now)).toBe(false)
  })
})
