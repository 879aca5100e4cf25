import { expect, test } from 'vitest'
import { valueProblem } from './value-problem.ts'

test.each([
  [undefined, 'El valor es obligatorio'],
  [0, 'El valor es obligatorio'],
  [1, undefined],
  [5_000_000_000, undefined],
  [5_000_000_001, 'El valor no puede superar $5.000.000.000.'],
])('of the value %s it is said: %s', (value, sentence) => {
  expect(valueProblem(value)).toBe(sentence)
})
