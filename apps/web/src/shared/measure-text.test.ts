import { expect, test } from 'vitest'
import { measureText } from './measure-text.ts'

test.each([
  [null, 'Indefinido'],
  ['800 kl', '800 Kg'],
  ['2.5 M', '2,5 M'],
])('a measure of %s is read as %s', (wire, text) => {
  expect(measureText(wire)).toBe(text)
})
