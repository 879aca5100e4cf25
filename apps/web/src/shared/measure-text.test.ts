import { expect, test } from 'vitest'
import { measureText } from './measure-text.ts'

test.each([
  [null, 'Indefinido'],
  ['800 kl', '800\u00a0kg'],
  ['2.5 M', '2,5\u00a0m'],
  ['38 M3', '38\u00a0m³'],
  ['24 Unidades', '24\u00a0unidades'],
  ['5 tn', '5\u00a0tn'],
])('a measure of %s is read as %s, and a narrow cell never parts it from its unit', (wire, text) => {
  expect(measureText(wire)).toBe(text)
})
