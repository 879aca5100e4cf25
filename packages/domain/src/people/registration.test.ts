import { describe, expect, test } from 'vitest'
import { codeLifeMs, codeTriesMost, denialOfAge, denialOfCode } from './registration.ts'

describe('the age of who registers', () => {
  test.each([
    ['2008-11-21', '2026-11-21', undefined],
    ['2008-11-22', '2026-11-21', 'registration.underage'],
    ['2008-02-29', '2026-02-28', 'registration.underage'],
    ['2008-02-29', '2026-03-01', undefined],
    ['1990-02-30', '2026-11-21', 'birth.invalid'],
    ['2027-01-01', '2026-11-21', 'birth.invalid'],
    ['1901-01-01', '2026-11-21', 'birth.invalid'],
    ['21/11/1990', '2026-11-21', 'birth.invalid'],
  ] as const)('born on %s, asked on %s: %s', (birthOn, today, denial) => {
    expect(denialOfAge(birthOn, today)).toBe(denial)
  })
})

describe('a mailed code', () => {
  const sentAt = new Date('2026-11-21T15:00:00Z')
  const expiresAt = new Date(sentAt.getTime() + codeLifeMs)
  const good = { expiresAt, wrongTries: codeTriesMost - 1, isRight: true }

  test('is good on its fifth try and within its ten minutes', () => {
    expect(denialOfCode(good, new Date(expiresAt.getTime() - 1))).toBeUndefined()
  })

  test.each([
    { ...good, isRight: false },
    { ...good, wrongTries: codeTriesMost },
    { ...good, expiresAt: sentAt },
    { ...good, expiresAt: null },
  ])('is refused with the same words whatever is wrong with it', (facts) => {
    expect(denialOfCode(facts, sentAt)).toBe('registration.code_invalid')
  })
})
