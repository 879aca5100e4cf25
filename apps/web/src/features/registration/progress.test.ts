import { expect, test } from 'vitest'
import { askedPapers, isHisTurn } from './progress.ts'

type Owner = Parameters<typeof askedPapers>[0]
const paper = (kind: string, isActive: boolean, expirationDate = '2029-01-01') =>
  ({ kind, isActive, isWaiting: false, expirationDate }) as Owner['documents'][number]
const today = '2026-11-21'
const standings = (owner: Owner) => askedPapers(owner, today).map(({ kind, standing }) => [kind, standing])

test('each paper a driver is asked for says how it stands', () => {
  const documents = [
    paper('identity', true),
    paper('licence', false),
    paper('health', true, '2026-11-20'),
    paper('other.1', false),
  ]
  expect(standings({ rol: 'driver', validation: 'pending', documents })).toEqual([
    ['identity', 'valid'],
    ['licence', 'waiting'],
    ['occupationalRisk', 'missing'],
    ['health', 'expired'],
  ])
})

test('what staff sent back is to be corrected, except what it had validated', () => {
  const documents = [paper('taxRegistry', true), paper('chamberOfCommerce', false)]
  expect(standings({ rol: 'enterprise', validation: 'returned', documents })).toEqual([
    ['taxRegistry', 'valid'],
    ['chamberOfCommerce', 'returned'],
    ['legalRepresentativeIdentity', 'missing'],
  ])
})

test('with everything brought one waits; with something missing it is one’s turn', () => {
  const all = ['taxRegistry', 'chamberOfCommerce', 'legalRepresentativeIdentity']
  const owner = (kinds: string[]): Owner => ({
    rol: 'enterprise',
    validation: 'pending',
    documents: kinds.map((kind) => paper(kind, false)),
  })
  expect(isHisTurn(askedPapers(owner(all), today))).toBe(false)
  expect(isHisTurn(askedPapers(owner(all.slice(1)), today))).toBe(true)
  expect(isHisTurn(askedPapers({ rol: 'client', validation: 'pending', documents: [] }, today))).toBe(false)
})
