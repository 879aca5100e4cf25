import { expect, test } from 'vitest'
import { stepsOf } from '#shared/guide/guide-step.ts'
import { carrierProgress, clientProgress } from './guide-steps.ts'

const unpaid = { status: 1, pay: { status: null } }

test('a client who asked for nothing has every step ahead', () => {
  expect(clientProgress(0, [])).toEqual([false, false, false])
})

test('a pending service is the first step of a client', () => {
  expect(clientProgress(1, [])).toEqual([true, false, false])
})

test('an accepted offer is not yet a payment, nor is a failed attempt', () => {
  expect(clientProgress(1, [unpaid])).toEqual([true, true, false])
  expect(clientProgress(1, [{ status: 1, pay: { status: 'REFUSED' } }])).toEqual([true, true, false])
})

test('an accepted or captured payment ends the guide of a client', () => {
  expect(clientProgress(2, [unpaid, { status: 1, pay: { status: 'ACCEPTED' } }])).toEqual([true, true, true])
  expect(clientProgress(1, [{ status: 1, pay: { status: 'CAPTURED' } }])).toEqual([true, true, true])
})

test('a carrier who offered has seen the available services but holds none', () => {
  expect(carrierProgress({ available: [{ offers: [] }], held: [] })).toEqual([false, false, false])
  expect(carrierProgress({ available: [{ offers: [{}] }], held: [] })).toEqual([true, false, false])
})

test('a carrier is done when a service he holds has its driver', () => {
  const waiting = { status: 1, assignedDriverId: null }
  expect(carrierProgress({ available: [], held: [waiting] })).toEqual([true, true, false])
  expect(carrierProgress({ available: [], held: [{ status: 1, assignedDriverId: 'd' }] })).toEqual([
    true,
    true,
    true,
  ])
})

test('a step without progress is not done', () => {
  expect(stepsOf([{ title: 't', text: 'x', act: 'a', path: '/p' }], [])).toEqual([
    { title: 't', text: 'x', act: 'a', path: '/p', isDone: false },
  ])
})
