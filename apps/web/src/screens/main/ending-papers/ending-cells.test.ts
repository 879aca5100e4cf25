import { expect, test } from 'vitest'
import { daysWords } from './ending-cells.tsx'

test.each([
  [-12, 'Venció hace 12 días'],
  [-1, 'Venció ayer'],
  [0, 'Vence hoy'],
  [1, 'Vence mañana'],
  [30, 'Vence en 30 días'],
])('with %i days left it says «%s»', (daysLeft, words) => {
  expect(daysWords(daysLeft)).toBe(words)
})
