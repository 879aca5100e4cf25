import { expect, test } from 'vitest'
import { askedPapers, isHisTurn, maySend, turnText } from './progress.ts'
import { progressTexts as texts } from './progress.texts.ts'

type Owner = Parameters<typeof askedPapers>[0]
type Paper = Owner['documents'][number]

const idAt = (at: string) => `${Math.floor(Date.parse(at) / 1000).toString(16)}${'0'.repeat(16)}`
const registeredAt = '2026-11-20T15:00:00Z'
const returnedAt = '2026-11-21T15:00:00Z'
const paper = (kind: string, isActive: boolean, more: Partial<Paper> = {}) =>
  ({
    _id: idAt(registeredAt),
    kind,
    isActive,
    isWaiting: false,
    expirationDate: '2029-01-01',
    ...more,
  }) as Paper
const today = '2026-11-21'
const waits = { validation: 'pending', returnedAt: null } as const
const wasReturned = { validation: 'returned', returnedAt } as const
const standings = (owner: Owner) => askedPapers(owner, today).map(({ kind, standing }) => [kind, standing])

test('each paper a driver is asked for says how it stands', () => {
  const documents = [
    paper('identity', true),
    paper('licence', false),
    paper('health', true, { expirationDate: '2026-11-20' }),
    paper('other.1', false),
  ]
  expect(standings({ rol: 'driver', ...waits, documents })).toEqual([
    ['identity', 'valid'],
    ['licence', 'waiting'],
    ['occupationalRisk', 'missing'],
    ['health', 'expired'],
  ])
})

test('of a newer version that staff did not take its owner reads why, beside the one that counts', () => {
  const reason = 'La foto no se lee'
  const documents = [paper('licence', true, { turnedDown: { at: registeredAt, reason } })]
  const asked = askedPapers({ rol: 'driver', ...waits, documents }, today)
  expect(asked.find(({ kind }) => kind === 'licence')).toMatchObject({
    standing: 'valid',
    turnedDown: reason,
  })
  expect(asked.find(({ kind }) => kind === 'identity')?.turnedDown).toBeUndefined()
})

test('a paper that staff looked at and did not take is his to correct, with the reason', () => {
  const invalidated = { at: returnedAt, reason: 'No se lee bien.' }
  const documents = [paper('licence', false, { invalidated }), paper('health', true, { invalidated: null })]
  const asked = askedPapers({ rol: 'driver', ...waits, documents }, today)
  expect(asked.find(({ kind }) => kind === 'licence')).toMatchObject({
    standing: 'returned',
    refused: 'No se lee bien.',
  })
  expect(asked.find(({ kind }) => kind === 'health')?.refused).toBeUndefined()
})

test('each paper says its last day, the one in force before the newer that waits', () => {
  const documents = [
    paper('identity', true, { expirationDate: null }),
    paper('licence', true, { expirationDate: '2026-11-20' }),
    paper('licence', false, { isWaiting: true }),
  ]
  const asked = askedPapers({ rol: 'driver', ...waits, documents }, today)
  expect(asked.map(({ kind, expiresOn }) => [kind, expiresOn]).slice(0, 3)).toEqual([
    ['identity', null],
    ['licence', '2026-11-20'],
    ['occupationalRisk', null],
  ])
})

test('an expired paper of which a newer one was brought waits for staff', () => {
  const documents = [
    paper('identity', true),
    paper('licence', true, { expirationDate: '2026-11-20' }),
    paper('licence', false, { isWaiting: true }),
  ]
  expect(standings({ rol: 'driver', ...waits, documents })[1]).toEqual(['licence', 'waiting'])
})

test('what staff sent back is to be corrected, except what it had validated and what was brought since', () => {
  const documents = [
    paper('taxRegistry', true),
    paper('chamberOfCommerce', false),
    paper('legalRepresentativeIdentity', false, { _id: idAt('2026-11-21T15:00:01Z') }),
  ]
  expect(standings({ rol: 'enterprise', ...wasReturned, documents })).toEqual([
    ['taxRegistry', 'valid'],
    ['chamberOfCommerce', 'returned'],
    ['legalRepresentativeIdentity', 'waiting'],
  ])
})

const all = ['taxRegistry', 'chamberOfCommerce', 'legalRepresentativeIdentity']
const enterprise = (kinds: string[], standing: Pick<Owner, 'validation' | 'returnedAt'> = waits): Owner => ({
  rol: 'enterprise',
  ...standing,
  documents: kinds.map((kind) => paper(kind, false)),
})

test('with everything brought one waits; with something missing it is one’s turn', () => {
  expect(isHisTurn(askedPapers(enterprise(all), today))).toBe(false)
  expect(isHisTurn(askedPapers(enterprise(all.slice(1)), today))).toBe(true)
  expect(isHisTurn(askedPapers({ rol: 'client', ...waits, documents: [] }, today))).toBe(false)
})

test('whoever was sent back reads what he has to do, and then that it is with the staff', () => {
  const pay = { bank: 'Nequi', accountType: 'Ahorros', accountNumber: '3174000001' }
  const read = (owner: Owner, driver: { pay: typeof pay | null } = { pay }) =>
    turnText({ ...owner, driver }, askedPapers(owner, today))
  expect(read(enterprise(all.slice(1), wasReturned))).toBe(texts.toCorrect)
  expect(read(enterprise(all, wasReturned))).toBe(texts.toSend)
  expect(read(enterprise(all, { ...wasReturned, validation: 'pending' }))).toBe(texts.resent)
  expect(read(enterprise(all))).toBe(texts.waiting)
  expect(read(enterprise(all.slice(1)))).toBe(texts.yourTurn)
  expect(read(enterprise(all), { pay: null })).toBe(texts.payLeft)
})

test('corrections are sent once nothing is missing, also where staff had found nothing wrong with a paper', () => {
  expect(maySend(askedPapers(enterprise(all, wasReturned), today))).toBe(true)
  expect(maySend(askedPapers(enterprise(all.slice(1), wasReturned), today))).toBe(false)
  expect(maySend(askedPapers({ rol: 'client', ...wasReturned, documents: [] }, today))).toBe(true)
})
