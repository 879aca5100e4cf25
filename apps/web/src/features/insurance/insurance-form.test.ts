import { expect, test } from 'vitest'
import { problemsOf } from '#shared/forms/form-spec.ts'
import { insuranceFields } from './InsuranceForm.tsx'
import { declare, noAnswers } from './insurance-form.ts'

test('five hundred million can be declared', () => {
  expect(declare(500_000_000)).toEqual({ declaredPesos: 500_000_000, problem: undefined })
})

test('a peso more is refused and the value goes back to zero', () => {
  expect(declare(500_000_001)).toEqual({ declaredPesos: 0, problem: 'insurance.over_limit' })
})

test('an emptied field is no value, and what cannot be read is none', () => {
  expect(declare(undefined)).toEqual({ declaredPesos: undefined, problem: undefined })
})

const fields = insuranceFields({ commodity: [], packaging: [], mobilization: [] })
const whole = { commodity: '101', packaging: '2', mobilization: '1', declared: declare(80_000_000) }

test('a whole form can be sent', () => {
  expect(problemsOf({ fields }, whole)).toEqual({})
})

test.each(['commodity', 'packaging', 'mobilization'] as const)(
  'without %s the form is incomplete',
  (field) => {
    expect(Object.keys(problemsOf({ fields }, { ...whole, [field]: undefined }))).toEqual([field])
  },
)

test('a value of zero leaves the form incomplete', () => {
  expect(Object.keys(problemsOf({ fields }, { ...whole, declared: declare(0) }))).toEqual(['declared'])
  expect(Object.keys(problemsOf({ fields }, noAnswers))).toHaveLength(4)
})
