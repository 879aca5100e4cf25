import { expect, test } from 'vitest'
import { alsoText, causesText } from './inbox.ts'

test.each([
  [['payoutDue'], null],
  [['payoutDue', 'payoutDue'], 'y 1 más'],
  [['paymentLost', 'silent', 'late'], 'Sin señal, Llegará tarde'],
  [['paymentLost', 'payoutDue', 'payoutDue'], 'Pago por hacer (2 veces)'],
] as const)('beside the most urgent of %j stands %s', (causes, words) => {
  expect(alsoText(causes)).toBe(words)
})

test.each([
  [['payoutDue'], 'Pago por hacer'],
  [['payoutDue', 'payoutDue', 'payoutDue'], 'Pago por hacer y 2 más'],
  [['silent', 'late'], 'Sin señal, Llegará tarde'],
] as const)('%j is told in one line as %s', (causes, words) => {
  expect(causesText(causes)).toBe(words)
})
