import { describe, expect, test } from 'vitest'
import { deactivationDenial, grantDenial } from './vehicle-review.ts'

const today = '2026-03-10'
const paper = (expiresOn: string | null, isValidated = true, kind = 'cargo:bulk') => ({
  kind,
  expiresOn,
  isValidated,
})

describe('granting a cargo type', () => {
  test('asks nothing for general cargo', () => {
    expect(grantDenial({ needed: [], papers: [] }, today)).toBeUndefined()
  })

  test('asks for that type’s paper, validated and in force', () => {
    const grant = (one: ReturnType<typeof paper> | undefined) =>
      grantDenial({ needed: ['cargo:bulk'], papers: one ? [one] : [] }, today)
    expect(grant(paper('2026-03-10'))).toBeUndefined()
    expect(grant(paper(null))).toBeUndefined()
    expect(grant(undefined)).toBe('cargo.paper_missing')
    expect(grant(paper('2026-12-31', false))).toBe('cargo.paper_not_validated')
    expect(grant(paper('2026-03-09'))).toBe('cargo.paper_expired')
  })
})

test('a cargo that needs two papers is granted on both', () => {
  const needed = ['cargo:refrigerated', 'cargo:sanitary']
  const cold = paper('2026-05-01', true, 'cargo:refrigerated')
  expect(grantDenial({ needed, papers: [cold] }, today)).toBe('cargo.paper_missing')
  const clean = paper('2026-12-01', true, 'cargo:sanitary')
  expect(grantDenial({ needed, papers: [cold, clean] }, today)).toBeUndefined()
  expect(grantDenial({ needed, papers: [cold, { ...clean, expiresOn: '2026-03-09' }] }, today)).toBe(
    'cargo.paper_expired',
  )
})

test('a vehicle leaves service only when no service waits for it', () => {
  expect(deactivationDenial(0)).toBeUndefined()
  expect(deactivationDenial(1)).toBe('vehicle.has_services')
})
