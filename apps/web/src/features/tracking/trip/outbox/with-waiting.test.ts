import type { Milestone } from '@arriero/contract/places/tracking'
import { expect, test } from 'vitest'
import { appointmentAt, mayAll, noStamps, tripOfTest } from '../trip.fixture.ts'
import { nextStep, type NextStep } from '../trip-steps.ts'
import type { Trip } from '../trip.ts'
import type { NewReport } from './waiting-report.ts'
import { withWaiting } from './with-waiting.ts'

const now = Date.parse(appointmentAt)
const common = { key: 'k', userId: 'me', orderId: 'trip', photos: [], tries: 0 }
const step = (milestone: Milestone, minute: number): NewReport => ({
  ...common,
  kind: 'milestone',
  milestone,
  at: `2026-01-12T13:${String(minute).padStart(2, '0')}:00.000Z`,
})
const document: NewReport = { ...common, kind: 'document', at: appointmentAt }
const short = (next: NextStep) => (next.kind === 'milestone' ? next.milestone : next.kind)
const next = (trip: Trip, ...reports: NewReport[]) => short(nextStep(withWaiting(trip, reports, now)))

/** As the server sees it before anything was reported. */
const fresh = tripOfTest({
  acts: {
    ...mayAll,
    loadingStart: 'milestone.in_position_first',
    tripStart: 'milestone.in_position_first',
    inFinish: 'milestone.trip_not_started',
    unloadingStart: 'milestone.trip_not_started',
    finish: 'milestone.trip_not_started',
  },
})
const whole = [
  step('onTheWay', 1),
  step('inPosition', 2),
  step('loadingStart', 3),
  document,
  step('tripStart', 5),
  step('inFinish', 6),
  step('unloadingStart', 7),
  step('finish', 8),
]

test('each report that waits lets the next one be made, up to the end of the trip', () => {
  const asked = whole.map((_, index) => next(fresh, ...whole.slice(0, index)))
  expect(asked).toEqual([
    'onTheWay',
    'inPosition',
    'loadingStart',
    'document',
    'tripStart',
    'inFinish',
    'unloadingStart',
    'finish',
  ])
  expect(next(fresh, ...whole)).toBe('over')
})

test('the step after one that waits is open, though the server has not heard of it', () => {
  const after = nextStep(withWaiting(fresh, [step('onTheWay', 1), step('inPosition', 2)], now))
  expect(after).toMatchObject({ milestone: 'loadingStart', why: null })
})

test('what waits stands with the hour of the phone and is named as waiting; what stood keeps its own', () => {
  const known = tripOfTest({ stamps: { ...noStamps, onTheWay: appointmentAt } })
  const seen = withWaiting(known, [step('onTheWay', 9), step('inPosition', 10)], now)
  expect(seen.stamps).toMatchObject({ onTheWay: appointmentAt, inPosition: '2026-01-12T13:10:00.000Z' })
  expect(seen.waitingSteps).toEqual(['onTheWay', 'inPosition'])
})

test('a refused report counts as not made', () => {
  const refused = { ...step('onTheWay', 1), refusal: { code: 'order.not_paid', text: '' } }
  expect(next(fresh, refused)).toBe('onTheWay')
})

test('what was reported after a refused one is taken back with it, until the driver has decided', () => {
  const refused = { ...step('inPosition', 2), refusal: { code: 'milestone.too_early', text: '' } }
  const reports = [step('onTheWay', 1), refused, step('loadingStart', 3), document, step('tripStart', 5)]
  const seen = withWaiting(fresh, reports, now)
  expect(short(nextStep(seen))).toBe('inPosition')
  expect([seen.status, seen.hasSupportDocument, seen.waitingSteps]).toEqual(['assigned', false, ['onTheWay']])
})

test('a cancelled service stays cancelled, whatever the phone still holds', () => {
  expect(withWaiting(tripOfTest({ status: 'cancelled' }), whole, now).status).toBe('cancelled')
})

test('a reason that is no matter of sequence stays', () => {
  const expired = tripOfTest({ acts: { ...fresh.acts, tripStart: 'soat.expired' } })
  const seen = nextStep(withWaiting(expired, whole.slice(0, 4), now))
  expect(seen).toMatchObject({ milestone: 'tripStart', why: 'soat.expired' })
})

test('twelve hours before the appointment the first step opens by itself', () => {
  const early = tripOfTest({ acts: { ...mayAll, onTheWay: 'milestone.too_early' } })
  const why = (hoursBefore: number) =>
    nextStep(withWaiting(early, [], now - hoursBefore * 3_600_000)) as { why: unknown }
  expect(why(13).why).toBe('milestone.too_early')
  expect(why(12).why).toBeNull()
})

test('what its driver may still take back has not happened', () => {
  const before = whole.slice(0, 4)
  const held = { ...step('tripStart', 5), heldUntilMs: now }
  expect(next(fresh, ...before, held)).toBe('tripStart')
  expect(withWaiting(fresh, [...before, held], now).waitingSteps).not.toContain('tripStart')
})
