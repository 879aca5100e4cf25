import { expect, test } from 'vitest'
import { driverProgress } from './driver-progress.ts'

const still = { isInPosition: false, stamps: { onTheWay: null } }
const unasked = { answer: 'unasked' as const }

test('a driver without trips who was never asked has everything ahead', () => {
  expect(driverProgress([], unasked)).toEqual([false, false, false])
  expect(driverProgress([{ ...still, status: 'assigned' }], unasked)).toEqual([false, false, false])
})

test('his answer counts, whichever it is', () => {
  expect(driverProgress([], { answer: 'declined' })).toEqual([true, false, false])
})

test('the first report and the first delivery are told by the trips', () => {
  const setOut = { ...still, status: 'assigned' as const, stamps: { onTheWay: '2026-11-23T10:00:00Z' } }
  expect(driverProgress([setOut], unasked)).toEqual([false, true, false])
  const there = { ...still, status: 'assigned' as const, isInPosition: true }
  expect(driverProgress([there], unasked)).toEqual([false, true, false])
  expect(driverProgress([{ ...still, status: 'finished' }], { answer: 'granted' })).toEqual([
    true,
    true,
    true,
  ])
})
