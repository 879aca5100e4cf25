import { expect, test } from 'vitest'
import { reportableSteps } from './report-steps.ts'

const road = {
  acts: {},
  inPosition: false,
  onTheWayAt: null,
  inPositionAt: null,
  loadingStartAt: null,
  tripStartAt: null,
  inFinishAt: null,
  unloadingStartAt: null,
  finishStartAt: null,
}
const at = '2026-01-12T13:00:00Z'

test('only the steps the server allows can be reported', () => {
  const acts = {
    onTheWay: 'milestone.too_early',
    inPosition: null,
    tripStart: 'milestone.in_position_first',
  } as const
  expect(reportableSteps({ ...road, acts })).toEqual(['inPosition'])
})

test('a step that was reported is not offered again', () => {
  const acts = { onTheWay: null, inPosition: null, loadingStart: null, tripStart: null }
  expect(reportableSteps({ ...road, acts, inPosition: true, loadingStartAt: at })).toEqual(['tripStart'])
})

test('after the arrival the enterprise may go straight to the delivery', () => {
  const acts = { inFinish: null, unloadingStart: null, finish: null }
  expect(reportableSteps({ ...road, acts, inFinishAt: at })).toEqual(['unloadingStart', 'finish'])
})
