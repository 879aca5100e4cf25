import { expect, test } from 'vitest'
import { declare, missing, noAnswers } from './insurance-form.ts'

const whole = { commodity: '101', packaging: '2', mobilization: '1', declaredPesos: 80_000_000 }

test('five hundred million can be declared', () => {
  expect(declare(500_000_000)).toEqual({ declaredPesos: 500_000_000, problem: undefined })
})

test('a peso more is refused and the value goes back to zero', () => {
  expect(declare(500_000_001)).toEqual({ declaredPesos: 0, problem: 'insurance.over_limit' })
})

test('an emptied field is no value, and what cannot be read is none', () => {
  expect(declare(undefined)).toEqual({ declaredPesos: undefined, problem: undefined })
})

test('a whole form can be sent', () => {
  expect(missing(whole)).toBeUndefined()
})

test.each(['commodity', 'packaging', 'mobilization'] as const)(
  'without %s the form is incomplete',
  (field) => {
    expect(missing({ ...whole, [field]: undefined })).toBe('form.incomplete')
  },
)

test('a value of zero leaves the form incomplete', () => {
  expect(missing({ ...whole, declaredPesos: 0 })).toBe('form.incomplete')
  expect(missing(noAnswers)).toBe('form.incomplete')
})
