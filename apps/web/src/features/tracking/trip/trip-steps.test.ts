import type { Milestone } from '@arriero/contract/places/tracking'
import { describe, expect, test } from 'vitest'
import { appointmentAt, mayAll, noStamps, tripOfTest } from './trip.fixture.ts'
import { byUrgency, doneSteps, nextStep, type NextStep } from './trip-steps.ts'
import { isTracked, tripOf, type DriverOrder, type Trip } from './trip.ts'

const at = appointmentAt
const trip = tripOfTest

const stamped = (...milestones: Milestone[]) => ({
  ...noStamps,
  ...Object.fromEntries(milestones.map((milestone) => [milestone, at])),
})
const short = (step: NextStep) => (step.kind === 'milestone' ? step.milestone : step.kind)

describe('the next question of a trip', () => {
  const loading = { isInPosition: true, stamps: stamped('onTheWay', 'inPosition') }
  const loaded = { isInPosition: true, stamps: stamped('onTheWay', 'inPosition', 'loadingStart') }
  const arrived = {
    status: 'running',
    hasArrived: true,
    isInPosition: true,
    hasSupportDocument: true,
  } as const

  test.each<[string, Partial<Trip>]>([
    ['onTheWay', {}],
    ['inPosition', { stamps: stamped('onTheWay') }],
    ['loadingStart', loading],
    ['document', loaded],
    ['tripStart', { ...loaded, hasSupportDocument: true }],
    ['inFinish', { status: 'running', isInPosition: true, hasSupportDocument: true }],
    ['unloadingStart', arrived],
    ['finish', { ...arrived, stamps: stamped('inFinish', 'unloadingStart') }],
    ['over', { status: 'finished' }],
    ['over', { status: 'cancelled' }],
  ])('is %s', (expected, change) => {
    expect(short(nextStep(trip(change)))).toBe(expected)
  })

  test('waits for driver and vehicle before anything else', () => {
    expect(nextStep(trip({ isAssigned: false, isPaid: false }))).toEqual({
      kind: 'waiting',
      for: 'assignment',
    })
  })

  test('waits for the payment: an unpaid trip asks for no departure', () => {
    expect(nextStep(trip({ isPaid: false }))).toEqual({ kind: 'waiting', for: 'payment' })
  })

  test('passes over the optional steps the driver skips', () => {
    expect(short(nextStep(trip(), ['onTheWay']))).toBe('inPosition')
    expect(short(nextStep(trip(loading), ['loadingStart']))).toBe('document')
    expect(short(nextStep(trip(arrived), ['unloadingStart']))).toBe('finish')
  })

  test('lets nobody skip what the service needs', () => {
    expect(short(nextStep(trip({ stamps: stamped('onTheWay') }), ['inPosition']))).toBe('inPosition')
    expect(short(nextStep(trip({ ...loaded, hasSupportDocument: true }), ['tripStart']))).toBe('tripStart')
  })

  test('asks for the arrival again after a change of driver, when the flag was cleared', () => {
    const step = nextStep(trip({ isInPosition: false, stamps: stamped('onTheWay', 'inPosition') }))
    expect(short(step)).toBe('inPosition')
  })

  test('carries the reason of the server where the step is closed', () => {
    const step = nextStep(trip({ acts: { ...mayAll, onTheWay: 'milestone.too_early' } }))
    expect(step).toMatchObject({ milestone: 'onTheWay', why: 'milestone.too_early' })
  })

  test('stays closed where the server lists the step for somebody else', () => {
    expect(nextStep(trip({ acts: {} }))).toMatchObject({ why: 'milestone.assign_first' })
  })
})

describe('positions are shared', () => {
  test.each<[boolean, string, Partial<Trip>]>([
    [false, 'before the departure', {}],
    [true, 'on the way to the loading point', { stamps: stamped('onTheWay') }],
    [true, 'in position', { isInPosition: true }],
    [true, 'while it runs', { status: 'running' }],
    [false, 'when it is finished', { status: 'finished', stamps: stamped('onTheWay') }],
    [false, 'when it was cancelled', { status: 'cancelled', isInPosition: true }],
    [false, 'unpaid', { isPaid: false, isInPosition: true }],
  ])('%s: %s', (expected, _, change) => {
    expect(isTracked(trip(change))).toBe(expected)
  })
})

test('reports stand in the order of the trip', () => {
  const done = doneSteps(trip({ stamps: stamped('tripStart', 'inPosition') }))
  expect(done.map(({ milestone }) => milestone)).toEqual(['inPosition', 'tripStart'])
})

test('the running trip comes first, then the one under way, then the earliest', () => {
  const trips = [
    trip({ id: 'later', reservationAt: '2026-01-14T13:00:00.000Z' }),
    trip({ id: 'sooner' }),
    trip({ id: 'moving', stamps: stamped('onTheWay'), reservationAt: '2026-01-15T13:00:00.000Z' }),
    trip({ id: 'running', status: 'running', reservationAt: '2026-01-16T13:00:00.000Z' }),
  ]
  expect(byUrgency(trips).map(({ id }) => id)).toEqual(['running', 'moving', 'sooner', 'later'])
})

describe('an order as its driver sees it', () => {
  // Only the fields that the two kinds of viewer have differently.
  const order = (part: object) =>
    ({
      status: 1,
      typeLoad: {},
      typeVehicle: {},
      acts: {},
      vehicle: { licensePlate: 'UFW615' },
      ...part,
    }) as DriverOrder

  const own = (part: object) => order({ viewer: 'carrier', carrier: { _id: 'me' }, ...part })

  test('of an enterprise says itself whether it is paid', () => {
    expect(tripOf(order({ viewer: 'operator', isPaid: true }))).toMatchObject({
      isPaid: true,
      isAssigned: true,
    })
    expect(tripOf(order({ viewer: 'operator', isPaid: false })).isPaid).toBe(false)
  })

  test.each([
    ['CAPTURED', true],
    ['ACCEPTED', true],
    ['PENDING', false],
    [null, false],
  ])('who is his own carrier is paid by the word %s: %s', (status, expected) => {
    expect(tripOf(own({ pay: { status }, assignedDriverId: 'me' })).isPaid).toBe(expected)
  })

  test('who is his own carrier still has to name himself', () => {
    expect(tripOf(own({ pay: { status: 'CAPTURED' }, assignedDriverId: null })).isAssigned).toBe(false)
  })
})
