import { expect, test } from 'vitest'
import { passwordLengthDenial } from './passwords.ts'

test.each([
  ['siete77', 'client', 'password.too_short'],
  ['ocho8888', 'client', undefined],
  ['catorce letras', 'administrator', 'password.too_short'],
  ['quince letras ya', 'accountancy', undefined],
  // Four trucks are four characters, however many places they take in memory.
  ['🚚🚚🚚🚚', 'driver', 'password.too_short'],
  ['ñ'.repeat(128), 'driver', undefined],
  ['ñ'.repeat(129), 'driver', 'password.too_long'],
  ['🚚'.repeat(128), 'soport', undefined],
] as const)('the password %s of a %s: %s', (password, role, denial) => {
  expect(passwordLengthDenial(password, role)).toBe(denial)
})
