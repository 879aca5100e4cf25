import { expect, test } from 'vitest'
import { measureText } from './measure-text.ts'

test.each([
  [null, 'Indefinido'],
  ['800 kl', '800\u00a0Kg'],
  ['2.5 M', '2,5\u00a0M'],
])('a measure of %s is read as %s, and a narrow cell never parts it from its unit', (wire, text) => {
  expect(measureText(wire)).toBe(text)
})
