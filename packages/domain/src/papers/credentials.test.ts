import { describe, expect, test } from 'vitest'
import {
  hasPapers,
  papersStanding,
  inspectionDueOn,
  paperCode,
  paperState,
  vehiclePapersState,
  type Paper,
} from './credentials.ts'

const soat: Paper = { kind: 'soat', expiresOn: '2026-03-10', isValidated: true }
const card: Paper = { kind: 'propertyCard', expiresOn: null, isValidated: true }

describe('a paper', () => {
  test.each<[string, Paper | undefined, string, string]>([
    ['before its last day', soat, '2026-03-09', 'valid'],
    ['through its last day', soat, '2026-03-10', 'valid'],
    ['no longer the day after', soat, '2026-03-11', 'expired'],
    ['not before staff has seen it', { ...soat, isValidated: false }, '2026-03-10', 'not_validated'],
    ['and expired, rather than unseen', { ...soat, isValidated: false }, '2026-03-11', 'expired'],
    ['not when there is none', undefined, '2026-03-10', 'missing'],
    ['not without a last day where it must have one', { ...soat, expiresOn: null }, '2026-03-10', 'missing'],
    ['for ever where it has none', card, '2099-12-31', 'valid'],
    ['not for ever before staff has seen it', { ...card, isValidated: false }, '2026-03-10', 'not_validated'],
  ])('holds %s', (...[, paper, day, state]) => {
    expect(paperState(paper, day)).toBe(state)
  })

  test('has a code per kind and fault', () => {
    expect(paperCode('soat', soat, '2026-03-11')).toBe('soat.expired')
    expect(paperCode('licence', undefined, '2026-03-11')).toBe('licence.missing')
    expect(paperCode('inspection', { ...soat, kind: 'inspection', isValidated: false }, '2026-03-10')).toBe(
      'inspection.not_validated',
    )
    expect(paperCode('soat', soat, '2026-03-10')).toBeUndefined()
  })
})

test.each([
  ['2024-03-10', 'public', '2026-03-10'],
  ['2024-03-10', 'private', '2029-03-10'],
  ['2024-02-29', 'public', '2026-03-01'],
] as const)('a truck of %s in %s service needs its inspection from %s', (registeredOn, service, day) => {
  expect(inspectionDueOn(registeredOn, service)).toBe(day)
})

describe('the papers of a person', () => {
  const paper = (kind: Paper['kind']): Paper => ({ kind, expiresOn: '2027-01-01', isValidated: true })
  const ofDriver = [paper('identity'), paper('licence'), paper('occupationalRisk'), paper('health')]
  const ofEnterprise = [
    paper('taxRegistry'),
    paper('chamberOfCommerce'),
    paper('legalRepresentativeIdentity'),
  ]

  test('are complete for a driver and for an enterprise', () => {
    expect(hasPapers('driver', ofDriver, '2026-03-10')).toBe(true)
    expect(hasPapers('enterprisedriver', ofDriver, '2026-03-10')).toBe(true)
    expect(hasPapers('enterprise', ofEnterprise, '2026-03-10')).toBe(true)
    expect(hasPapers('enterprise', ofDriver, '2026-03-10')).toBe(false)
  })

  test.each(ofDriver.map(({ kind }) => kind))('do not hold for a driver without his %s', (kind) => {
    expect(
      hasPapers(
        'driver',
        ofDriver.filter((one) => one.kind !== kind),
        '2026-03-10',
      ),
    ).toBe(false)
  })

  test('do not hold once one has expired', () => {
    expect(hasPapers('driver', ofDriver, '2027-01-02')).toBe(false)
  })

  test.each([
    ['2026-12-02', 'valid'],
    ['2026-12-03', 'expiring'],
    ['2027-01-01', 'expiring'],
    ['2027-01-02', 'missing'],
  ] as const)('that last until 1 January are on %s called %s, as the gate would judge', (today, standing) => {
    expect(papersStanding('driver', ofDriver, today)).toBe(standing)
    expect(hasPapers('driver', ofDriver, today)).toBe(standing !== 'missing')
  })

  test('are not judged by papers nobody asked for', () => {
    const permit: Paper = { kind: 'chamberOfCommerce', expiresOn: '2020-01-01', isValidated: false }
    expect(papersStanding('driver', [...ofDriver, permit], '2026-03-10')).toBe('valid')
  })

  test('are none for a client', () => {
    expect(hasPapers('client', [], '2026-03-10')).toBe(true)
  })
})

describe('the papers of a vehicle', () => {
  const truck = { registeredOn: '2020-01-01', service: 'public' } as const
  const all: Paper[] = [
    { kind: 'soat', expiresOn: '2026-12-31', isValidated: true },
    card,
    { kind: 'inspection', expiresOn: '2026-12-31', isValidated: true },
  ]
  const changed = (kind: Paper['kind'], change: Partial<Paper>) =>
    all.map((paper) => (paper.kind === kind ? { ...paper, ...change } : paper))
  const stateOf = (papers: readonly Paper[]) => vehiclePapersState(truck, papers, '2026-03-10')

  test('stand as the worst of them does', () => {
    expect(stateOf(all)).toBe('valid')
    expect(stateOf(changed('soat', { expiresOn: '2026-04-08' }))).toBe('expiring')
    expect(stateOf(changed('propertyCard', { isValidated: false }))).toBe('waiting')
    expect(stateOf(changed('soat', { expiresOn: '2026-03-09' }))).toBe('expired')
    expect(stateOf(changed('soat', { expiresOn: '2026-03-09' }).slice(0, 2))).toBe('missing')
  })

  test('wait while a newer version of an expired one is with staff', () => {
    const renewal = { expiresOn: '2027-03-09' }
    expect(stateOf(changed('soat', { expiresOn: '2026-03-09', renewal }))).toBe('waiting')
    const tooOld = { expiresOn: '2026-03-09' }
    expect(stateOf(changed('soat', { expiresOn: '2026-03-08', renewal: tooOld }))).toBe('expired')
  })

  test('are complete without inspection while the truck is young', () => {
    const young = { registeredOn: '2025-01-01', service: 'public' } as const
    expect(vehiclePapersState(young, all.slice(0, 2), '2026-03-10')).toBe('valid')
  })
})
