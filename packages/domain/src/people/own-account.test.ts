import { expect, test } from 'vitest'
import { denialOfRecovery, denialToLeave, isCodeAlive, mayLeave, secondFactorRoles } from './own-account.ts'
import { roles } from './roles.ts'

const now = new Date('2026-11-22T15:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const good = { expiresAt: later(1), wrongTries: 4, isRight: true }

test.each([
  ['the right one in time', good, undefined],
  ['a wrong one', { ...good, isRight: false }, 'recovery.code_invalid'],
  ['the right one at the moment it ends', { ...good, expiresAt: now }, 'recovery.code_invalid'],
  ['the right one after five wrong ones', { ...good, wrongTries: 5 }, 'recovery.code_invalid'],
  ['any where none was sent', { ...good, expiresAt: null }, 'recovery.code_invalid'],
])('a recovery code, %s', (_, facts, denial) => {
  expect(denialOfRecovery(facts, now)).toBe(denial)
})

test.each([
  ['a minute ago', later(9 * 60_000), 0, true],
  ['tried four times', later(1), 4, true],
  ['that has just ended', now, 0, false],
  ['tried five times', later(1), 5, false],
  ['never, or used up', null, 0, false],
])('while a code lives no other is mailed: one sent %s', (_, expiresAt, wrongTries, isAlive) => {
  expect(isCodeAlive({ expiresAt, wrongTries }, now)).toBe(isAlive)
})

const free = { hasServices: false, hasMoney: false, hasDrivers: false }

test.each([
  [free, undefined],
  [{ ...free, hasServices: true, hasMoney: true }, 'account.deletion_services'],
  [{ ...free, hasMoney: true, hasDrivers: true }, 'account.deletion_money'],
  [{ ...free, hasDrivers: true }, 'account.deletion_drivers'],
])('who still has something open stays: %j', (facts, denial) => {
  expect(denialToLeave(facts)).toBe(denial)
})

test('the staff does not leave by itself, everybody else may', () => {
  expect(roles.filter((role) => !mayLeave(role))).toEqual(['administrator', 'accountancy', 'soport'])
})

test('who drives or ships for himself is asked for no second factor', () => {
  expect(roles.filter((role) => !secondFactorRoles.some((one) => one === role))).toEqual([
    'client',
    'driver',
    'enterprisedriver',
  ])
})
