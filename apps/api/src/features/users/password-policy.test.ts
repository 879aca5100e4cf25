import { expect, test } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './password-hash.ts'
import { passwordFault } from './password-policy.ts'

test.each([
  ['corto', 'client', 'too_short'],
  ['siete77', 'client', 'too_short'],
  ['mulera-8', 'client', undefined],
  ['catorce letra', 'administrator', 'too_short'],
  ['quince letras ya', 'administrator', undefined],
  ['ñ'.repeat(129), 'client', 'too_long'],
  ['Contraseña123', 'driver', 'too_common'],
  ['¡Arriero2026!', 'driver', 'too_common'],
  ['12345678', 'client', 'too_common'],
  ['1098765432', 'client', 'too_common'],
  ['aaaaaaaaaaaaaaaa', 'administrator', 'too_common'],
  ['abcdefghijklmnop', 'administrator', 'too_common'],
  ['transportes2024', 'enterprise', 'too_common'],
  ['Gómez2026', 'client', 'too_common'],
  ['la mula sube despacio', 'administrator', undefined],
] as const)('the password %s of a %s: %s', (password, role, fault) => {
  expect(passwordFault(password, role, ['ana.gomez@example.co', 'Ana Gómez'])).toBe(fault)
})

test('a hash fits only its password, in any spelling of its accents', async () => {
  const hash = await hashPassword('canción de mula'.normalize('NFC'))
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hash, 'canción de mula'.normalize('NFD'))).toBe(true)
  expect(await isPassword(hash, 'cancion de mula')).toBe(false)
  expect(await isPassword(undefined, 'canción de mula')).toBe(false)
  expect([isOutdated(hash), isOutdated(hash.replace('m=19456', 'm=4096'))]).toEqual([false, true])
})
