import { expect, test } from 'vitest'
import {
  type StepPlan,
  type StepSchema,
  answer,
  currentStep,
  goBack,
  goForward,
  goTo,
  goToProblem,
  isLastStep,
  startWizard,
  without,
} from './wizard.ts'

interface Trip {
  origin: string
  isInsured: boolean
  value: number
}

const needs = (field: keyof Trip): StepSchema => ({
  safeParse: (value) =>
    typeof value === 'object' && value !== null && field in value
      ? { success: true }
      : { success: false, error: { issues: [{ path: [field], message: `${field}.required` }] } },
})

const steps: StepPlan<Trip>[] = [
  { key: 'route', title: 'Route', fields: ['origin'], schema: needs('origin') },
  {
    key: 'insurance',
    title: 'Insurance',
    fields: ['isInsured'],
    schema: needs('isInsured'),
    next: ({ isInsured }) => (isInsured ? 'value' : 'end'),
  },
  { key: 'value', title: 'Value', fields: ['value'], schema: needs('value') },
  { key: 'end', title: 'End', fields: [], schema: { safeParse: () => ({ success: true }) } },
]

const walk = (given: Partial<Trip>, times: number) => {
  let state = answer(startWizard(steps), given)
  for (let time = 0; time < times; time += 1) ({ state } = goForward(steps, state))
  return state
}

test('a step with a missing answer keeps the person there and says which', () => {
  const start = startWizard(steps)
  expect(goForward(steps, start)).toEqual({
    state: start,
    problems: { origin: 'origin.required' },
    finished: false,
  })
})

test('an uninsured trip skips the question of its value', () => {
  expect(currentStep(steps, walk({ origin: 'Cali', isInsured: false }, 2)).key).toBe('end')
})

test('an insured trip is asked for its value', () => {
  expect(currentStep(steps, walk({ origin: 'Cali', isInsured: true }, 2)).key).toBe('value')
})

test('going back returns along the way that was taken and keeps every answer', () => {
  const back = goBack(walk({ origin: 'Cali', isInsured: false }, 2))
  expect(back.trail).toEqual(['route', 'insurance'])
  expect(back.answers).toEqual({ origin: 'Cali', isInsured: false })
})

test('the first step has nothing behind it', () => {
  const start = startWizard(steps)
  expect(goBack(start)).toBe(start)
})

test('only steps gone through can be returned to', () => {
  const state = walk({ origin: 'Cali', isInsured: true, value: 1 }, 2)
  expect(goTo(state, 'route').trail).toEqual(['route'])
  expect(goTo(state, 'end')).toBe(state)
})

test('the last step finishes instead of moving on', () => {
  const state = walk({ origin: 'Cali', isInsured: false }, 2)
  expect(isLastStep(steps, state)).toBe(true)
  expect(goForward(steps, state).finished).toBe(true)
})

test('a reload resumes at the same step with the same answers', () => {
  const state = walk({ origin: 'Cali', isInsured: true }, 2)
  expect(startWizard(steps, JSON.parse(JSON.stringify(state)))).toEqual(state)
})

test('what was saved by an older wizard resumes at the first step that is not complete', () => {
  const saved = { trail: ['route', 'insurance', 'gone', 'end'], answers: { origin: 'Cali' } }
  expect(startWizard(steps, saved)).toEqual({ trail: ['route', 'insurance'], answers: { origin: 'Cali' } })
})

test('what the server refused leads back to the step that asks for it', () => {
  const state = walk({ origin: 'Cali', isInsured: true, value: 1 }, 2)
  expect(goToProblem(steps, state, { origin: 'place.outside_colombia' }).trail).toEqual(['route'])
  expect(goToProblem(steps, state, { unknown: 'input.invalid' })).toBe(state)
})

test('what is not to be kept is asked for again after a reload', () => {
  const state = walk({ origin: 'Cali', isInsured: true, value: 1 }, 2)
  const resumed = startWizard(steps, without(state, ['origin']))
  expect(resumed.answers).toEqual({ isInsured: true, value: 1 })
  expect(resumed.trail).toEqual(['route'])
  expect(state.answers.origin).toBe('Cali')
})
