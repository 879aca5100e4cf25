import { describe, expect, test } from 'vitest'
import {
  accountKindsDue,
  consentVersions,
  denialToAnswer,
  isConsentInForce,
  isOvertaken,
  isSameAnswer,
} from './consents.ts'

const version = consentVersions.location
const given = { version, isGiven: true }
const withdrawn = { version, isGiven: false }
const ofOldWords = { version: '2025-01-01', isGiven: true }

describe('a consent', () => {
  test('is in force once given, until it is withdrawn or the words change', () => {
    expect(isConsentInForce('location', undefined)).toBe(false)
    expect(isConsentInForce('location', given)).toBe(true)
    expect(isConsentInForce('location', withdrawn)).toBe(false)
    expect(isConsentInForce('location', ofOldWords)).toBe(false)
  })

  test('is given to the words of today only; a no is heard whatever words it answers', () => {
    expect(denialToAnswer('location', given)).toBeUndefined()
    expect(denialToAnswer('location', ofOldWords)).toBe('consent.version_outdated')
    expect(denialToAnswer('location', { ...ofOldWords, isGiven: false })).toBeUndefined()
  })

  test('is recorded once for the same answer to the same words', () => {
    expect(isSameAnswer(undefined, withdrawn)).toBe(false)
    expect(isSameAnswer(given, given)).toBe(true)
    expect(isSameAnswer(given, withdrawn)).toBe(false)
    expect(isSameAnswer(ofOldWords, given)).toBe(false)
  })

  test('given before an answer that stands already comes too late, beyond what a slow line explains; a no never does', () => {
    const minute = (number: number) => new Date(Date.UTC(2026, 0, 12, 13, number))
    const last = { at: minute(30) }
    expect(isOvertaken(undefined, { isGiven: true, givenAt: minute(0) })).toBe(false)
    expect(isOvertaken(last, { isGiven: true, givenAt: minute(27) })).toBe(true)
    expect(isOvertaken(last, { isGiven: true, givenAt: minute(28) })).toBe(false)
    expect(isOvertaken(last, { isGiven: true, givenAt: minute(31) })).toBe(false)
    expect(isOvertaken(last, { isGiven: false, givenAt: minute(0) })).toBe(false)
  })

  test('those of the account are due from whoever trades, until they are given in the words of today', () => {
    const of = { terms: { version: consentVersions.terms, isGiven: true }, data: ofOldWords }
    expect(accountKindsDue('client', () => undefined)).toEqual(['terms', 'data'])
    expect(accountKindsDue('enterprisedriver', (kind) => of[kind])).toEqual(['data'])
    expect(
      accountKindsDue('enterprise', (kind) => ({ version: consentVersions[kind], isGiven: true })),
    ).toEqual([])
    for (const role of ['administrator', 'accountancy', 'soport'] as const)
      expect(accountKindsDue(role, () => undefined)).toEqual([])
  })
})
