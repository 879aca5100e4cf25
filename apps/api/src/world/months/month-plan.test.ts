import { expect, test } from 'vitest'
import { fates, haulers, monthPlan } from './month-plan.ts'

const plan = monthPlan(80)

test('the demo has the same past every time', () => {
  expect(monthPlan(80)).toEqual(plan)
})

test('every fate and every carrier occurs, and most services are finished', () => {
  expect(new Set(plan.map(({ fate }) => fate))).toEqual(new Set(fates))
  expect(new Set(plan.map(({ hauler }) => hauler))).toEqual(new Set(haulers))
  const finished = plan.filter(({ fate }) => fate.startsWith('finished')).length
  expect(finished / plan.length).toBeGreaterThan(0.6)
})

test('services are spread over three months, more of them towards today', () => {
  const recent = plan.filter(({ daysAgo }) => daysAgo < 30).length
  const early = plan.filter(({ daysAgo }) => daysAgo >= 60).length
  expect(early).toBeGreaterThan(8)
  expect(recent).toBeGreaterThan(early)
  expect(plan.every(({ daysAgo }) => daysAgo >= 2 && daysAgo <= 88)).toBe(true)
})
