import { describe, expect, test } from 'vitest'
import {
  accountState,
  denialToActivate,
  denialToChangeRole,
  denialToDeactivate,
  denialToReturn,
  denialToValidate,
  isCorrected,
  papersLacking,
  typedEmailDenial,
  typedPhoneDenial,
} from './accounts.ts'
import { personPapers, type Paper } from '../papers/credentials.ts'
import type { Role } from './roles.ts'

const today = '2026-11-23'
const papersOf = (role: Role, change: Partial<Paper> = {}): Paper[] =>
  (personPapers[role] ?? []).map((kind) => ({ kind, expiresOn: '2027-11-23', isValidated: true, ...change }))

describe('an account', () => {
  test('that was never approved is in validation, one that was approved is deactivated', () => {
    expect(accountState({ isActive: true, validation: 'validated' })).toBe('active')
    expect(accountState({ isActive: false, validation: 'pending' })).toBe('inValidation')
    expect(accountState({ isActive: false, validation: 'returned' })).toBe('inValidation')
    expect(accountState({ isActive: false, validation: 'validated' })).toBe('deactivated')
  })

  test('is approved once every paper its role asks for is validated and in force', () => {
    const driver = { role: 'driver', validation: 'pending', today } as const
    const papers = papersOf('driver')
    expect(denialToActivate({ ...driver, papers })).toBeUndefined()
    expect(denialToActivate({ ...driver, papers: papers.slice(1) })).toBe('account.papers_missing')
    expect(denialToActivate({ ...driver, papers: papersOf('driver', { isValidated: false }) })).toBe(
      'account.papers_missing',
    )
    expect(denialToActivate({ ...driver, papers: papersOf('driver', { expiresOn: '2026-11-22' }) })).toBe(
      'account.papers_missing',
    )
  })

  test('of a client asks for no paper, and one that was approved before comes back without', () => {
    expect(denialToActivate({ role: 'client', validation: 'pending', papers: [], today })).toBeUndefined()
    expect(denialToActivate({ role: 'driver', validation: 'validated', papers: [], today })).toBeUndefined()
  })

  test('names the papers it lacks', () => {
    const papers = papersOf('driver').filter(({ kind }) => kind !== 'health' && kind !== 'licence')
    expect(papersLacking('driver', papers, today)).toEqual(['licence', 'health'])
    expect(papersLacking('soport', [], today)).toEqual([])
  })

  test('with a service assigned or running stays active, and so does the last administrator', () => {
    const nothing = { isOwn: false, isLastAdministrator: false, hasServices: false }
    expect(denialToDeactivate(nothing)).toBeUndefined()
    expect(denialToDeactivate({ ...nothing, hasServices: true })).toBe('account.has_services')
    expect(denialToDeactivate({ ...nothing, isLastAdministrator: true })).toBe('account.last_administrator')
    expect(denialToDeactivate({ ...nothing, isOwn: true })).toBe('account.own_activity')
  })

  test('is sent back to correct only while it was never approved', () => {
    expect(denialToReturn('pending')).toBeUndefined()
    expect(denialToReturn('returned')).toBeUndefined()
    expect(denialToReturn('validated')).toBe('account.already_validated')
  })
})

describe('a role', () => {
  const change = { from: 'soport', to: 'accountancy', isOwn: false, isLastAdministrator: false } as const

  test('changes within the staff, never into it and never one’s own', () => {
    expect(denialToChangeRole(change)).toBeUndefined()
    expect(denialToChangeRole({ ...change, isOwn: true })).toBe('account.own_role')
    expect(denialToChangeRole({ ...change, from: 'client' })).toBe('account.role_fixed')
    expect(denialToChangeRole({ ...change, to: 'enterprise' })).toBe('account.role_fixed')
    expect(denialToChangeRole({ ...change, from: 'administrator', isLastAdministrator: true })).toBe(
      'account.last_administrator',
    )
  })
})

test('a paper is approved through its last day', () => {
  expect(denialToValidate(null, today)).toBeUndefined()
  expect(denialToValidate(today, today)).toBeUndefined()
  expect(denialToValidate('2026-11-22', today)).toBe('paper.expired')
})

describe('what staff asked to be corrected', () => {
  const brought = (since: readonly string[], change: Partial<Paper> = { isValidated: false }) =>
    papersOf('driver', change).map((paper) => ({ paper, isSince: since.includes(paper.kind) }))
  const asked = personPapers.driver ?? []

  test('is corrected once every paper is in order or was brought since', () => {
    expect(isCorrected('driver', brought(asked), today)).toBe(true)
    expect(isCorrected('driver', brought(asked.slice(1)), today)).toBe(false)
    expect(isCorrected('driver', brought([], { isValidated: true }), today)).toBe(true)
  })

  test('is not while a paper is missing or over, and of who brings none only he can say', () => {
    expect(isCorrected('driver', brought(asked).slice(1), today)).toBe(false)
    expect(
      isCorrected('driver', brought(asked, { isValidated: false, expiresOn: '2026-11-22' }), today),
    ).toBe(false)
    expect(isCorrected('client', [], today)).toBe(false)
  })
})

test('a telephone and an e-mail are asked for while they are missing, and refused while they are none', () => {
  expect(['  ', '300', '311 555 0101'].map(typedPhoneDenial)).toEqual([
    'phone.required',
    'phone.invalid',
    undefined,
  ])
  expect(['', 'nadie', 'nadie@arriero.co'].map(typedEmailDenial)).toEqual([
    'email.required',
    'email.invalid',
    undefined,
  ])
})
