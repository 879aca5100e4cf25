import { expect, test } from 'vitest'
import { changeCount, emptyDraft } from '#features/papers/review-draft.ts'
import { accountChangesOf, lackingWords, type Profile } from './profile-draft.ts'

const paper = (kind: string, isActive: boolean) => ({
  _id: kind.padEnd(24, '0'),
  name: kind,
  kind,
  isActive,
  isPermition: false,
  typeLoadId: null,
  images: [],
  expeditionDate: null,
  expirationDate: '2029-01-01',
  category: null,
})
const documents = ['identity', 'licence', 'occupationalRisk', 'health'].map((kind) =>
  paper(kind, kind === 'identity'),
)
const profile = { rol: 'driver', isActive: false, validation: 'pending', documents } as unknown as Profile

test('what was chosen as it is already is no change', () => {
  const draft = { papers: new Map([[documents[0]?._id ?? '', true]]), reasons: new Map(), isActive: false }
  expect(accountChangesOf(draft, profile)).toEqual({})
})

test('each decision counts once', () => {
  const draft = { papers: new Map([[documents[1]?._id ?? '', true]]), reasons: new Map(), isActive: true }
  const changes = accountChangesOf(draft, profile)
  expect(changes).toEqual({ documents: [{ _id: documents[1]?._id, isActive: true }], isActive: true })
  expect(changeCount(changes)).toBe(2)
})

test('whoever waits is told by name what is lacking, with what was decided so far', () => {
  expect(lackingWords(emptyDraft, profile, '2026-11-23')).toEqual(['Licencia de conducción', 'ARL', 'EPS'])
  const papers = new Map(documents.map(({ _id }) => [_id, true]))
  expect(lackingWords({ papers, reasons: new Map() }, profile, '2026-11-23')).toEqual([])
  expect(lackingWords(emptyDraft, { ...profile, validation: 'validated' }, '2026-11-23')).toEqual([])
})
