import { describe, expect, test } from 'vitest'
import { proposedArrival } from './proposed-arrival.ts'
import type { NextStep } from './trip-steps.ts'

const step = (milestone: 'onTheWay' | 'inPosition' | 'inFinish'): NextStep => ({
  kind: 'milestone',
  milestone,
  why: null,
  mayBeSkipped: false,
})
const at = (minute: number) => `2026-01-12T13:${minute}:00.000Z`
const assigned = { act: 'order.assigned', at: at(10) }
const atOrigin = { act: 'arrival.origin', at: at(20) }
const atDestination = { act: 'arrival.destination', at: at(40) }

describe('the arrival the truck shows', () => {
  test('is asked of its driver while that is his next step', () => {
    const history = [assigned, atOrigin, atDestination]
    expect(proposedArrival(step('inPosition'), history)).toEqual({ milestone: 'inPosition', at: at(20) })
    expect(proposedArrival(step('inFinish'), history)).toEqual({ milestone: 'inFinish', at: at(40) })
    expect(proposedArrival(step('onTheWay'), history)).toBeUndefined()
    expect(proposedArrival({ kind: 'over', as: 'finished' }, history)).toBeUndefined()
  })

  test('is none where the truck has not stopped there, or the step is closed to him', () => {
    expect(proposedArrival(step('inFinish'), [assigned, atOrigin])).toBeUndefined()
    const closed: NextStep = {
      kind: 'milestone',
      milestone: 'inFinish',
      why: 'order.already_moving',
      mayBeSkipped: false,
    }
    expect(proposedArrival(closed, [assigned, atDestination])).toBeUndefined()
  })

  test('of the driver before him is not his', () => {
    expect(proposedArrival(step('inPosition'), [assigned, atOrigin, assigned])).toBeUndefined()
  })
})
