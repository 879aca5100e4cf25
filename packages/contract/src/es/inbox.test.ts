import { expect, test } from 'vitest'
import { alsoText } from './inbox.ts'

test.each([
  [['payoutDue'], null],
  [['payoutDue', 'payoutDue'], 'Pago por hacer (1 más)'],
  [['paymentLost', 'silent', 'late'], 'Sin señal, Llegará tarde'],
  [['paymentLost', 'payoutDue', 'payoutDue'], 'Pago por hacer (2 veces)'],
] as const)('beside the most urgent of %j stands %s', (causes, words) => {
  expect(alsoText(causes)).toBe(words)
})
