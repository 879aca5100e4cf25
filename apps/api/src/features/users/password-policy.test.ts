import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { commonWords } from './common-passwords.data.ts'
import { leaked } from './common-passwords.ts'
import { hashPassword, isOutdated, isPassword } from './password-hash.ts'
import { passwordDenial } from './password-policy.ts'

test.each([
  ['corto', 'client', 'password.too_short'],
  ['siete77', 'client', 'password.too_short'],
  ['mulera-8', 'client', undefined],
  ['catorce letra', 'administrator', 'password.too_short'],
  ['quince letras ya', 'administrator', undefined],
  ['ñ'.repeat(129), 'client', 'password.too_long'],
  ['Contraseña123', 'driver', 'password.too_common'],
  ['¡Arriero2026!', 'driver', 'password.too_common'],
  ['12345678', 'client', 'password.too_common'],
  ['1098765432', 'client', 'password.too_common'],
  ['aaaaaaaaaaaaaaaa', 'administrator', 'password.too_common'],
  ['abcdefghijklmnop', 'administrator', 'password.too_common'],
  ['transportes2024', 'enterprise', 'password.too_common'],
  ['Gómez2026', 'client', 'password.too_common'],
  ['la mula sube despacio', 'administrator', undefined],
  ['P4ssw0rd!', 'client', 'password.too_common'],
  ['C0l0mb1a2026*', 'client', 'password.too_common'],
  ['teamomucho', 'client', 'password.too_common'],
  ['Santiago-1998', 'client', 'password.too_common'],
  ['millonarios7', 'driver', 'password.too_common'],
  ['mariajose', 'client', 'password.too_common'],
  ['ColombiaBogota1', 'administrator', 'password.too_common'],
  ['passwordpassword', 'administrator', 'password.too_common'],
  ['1qaz2wsx3edc4rfv', 'administrator', 'password.too_common'],
  ['qwertyuiop123456789', 'administrator', 'password.too_common'],
  ['poiuytrewq', 'client', 'password.too_common'],
  ['tractomulas', 'enterprise', 'password.too_common'],
  ['3017 loma trocha', 'administrator', undefined],
  ['yegua bajo la ceiba', 'administrator', undefined],
  ['xk7-plumero', 'client', undefined],
  ['vT9qzLp2', 'client', undefined],
] as const)('the password %s of a %s: %s', (password, role, fault) => {
  expect(passwordDenial(password, role, ['ana.gomez@example.co', 'Ana Gómez'])).toBe(fault)
})

test('a hash fits only its password, in any spelling of its accents', async () => {
  const hash = await hashPassword('canción de mula'.normalize('NFC'))
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hash, 'canción de mula'.normalize('NFD'))).toBe(true)
  expect(await isPassword(hash, 'cancion de mula')).toBe(false)
  expect(await isPassword(undefined, 'canción de mula')).toBe(false)
  expect([isOutdated(hash), isOutdated(hash.replace('m=19456', 'm=4096'))]).toEqual([false, true])
})

/** Of all threads of this process: what the system was asked to put them behind. Field 19 of proc_pid_stat(5), counted behind the name. */
const nicenesses = (): number[] =>
  readdirSync('/proc/self/task').flatMap((id) => {
    try {
      const [, behindName = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')
      return [Number(behindName.split(' ')[16])]
    } catch {
      // Ended since its name was read.
      return []
    }
  })

test.runIf(process.platform === 'linux')('passwords are hashed where others leave time', async () => {
  await hashPassword('la mula sube despacio')
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  expect(nicenesses()).toContain(Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL))
  expect(nicenesses()).toContain(getPriority())
})

test('the list of common words has thousands, each once and as words are compared', () => {
  expect(commonWords.length).toBeGreaterThan(3_000)
  expect(new Set(commonWords).size).toBe(commonWords.length)
  expect(commonWords.filter((word) => !/^[a-z][a-z0-9]*[a-z]$/.test(word))).toEqual([])
})

test('every common word of the list, with a year behind it, is refused to everybody', () => {
  const passed = commonWords
    .map((word) => `${word}2026`)
    .filter((password) => [...password].length >= 8 && passwordDenial(password, 'client') === undefined)
  expect(passed).toEqual([])
})

test('of what leaked elsewhere, every password that is long enough is refused: thousands for clients, what there is for staff', () => {
  const passedFor = (role: 'client' | 'administrator', least: number) => {
    const enough = [...leaked].filter((password) => [...password].length >= least)
    const passed = enough.filter((password) => passwordDenial(password, role) === undefined)
    return { enough: enough.length, passed }
  }
  const clients = passedFor('client', 8)
  expect(clients.enough).toBeGreaterThan(15_000)
  expect(clients.passed).toEqual([])
  const staff = passedFor('administrator', 15)
  expect([staff.enough > 30, staff.passed]).toEqual([true, []])
  expect(['snickers', 'Maverick', 'q1w2e3r4t5'].map((one) => passwordDenial(one, 'client'))).toEqual(
    Array.from({ length: 3 }, () => 'password.too_common'),
  )
})

// Trying every split of a long repetition would outlast the test's time by far.
test('a password of the greatest length is judged as any other', () => {
  const judged = ['a1'.repeat(64), 'qwe'.repeat(42), 'maria'.repeat(25), 'x'.repeat(128)].map((text) =>
    passwordDenial(text, 'administrator'),
  )
  expect(judged).toEqual(Array.from({ length: 4 }, () => 'password.too_common'))
})
