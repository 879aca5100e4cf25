import { describe, expect, test } from 'vitest'
import {
  askDenial,
  cargoOfPaper,
  isBroughtKind,
  isToRenew,
  newPaperDenials,
  papersAsked,
  reasonDenial,
  type BroughtKind,
  type NewPaper,
} from './paper-rules.ts'

const today = '2026-03-10'
const soat: NewPaper = {
  kind: 'soat',
  pictureCount: 2,
  issuedOn: '2026-03-01',
  expiresOn: '2027-03-01',
  category: undefined,
}
const denials = (change: Partial<NewPaper>) => newPaperDenials({ ...soat, ...change }, today)

describe('a SOAT', () => {
  test('comes in with both sides and both dates', () => {
    expect(denials({})).toEqual({})
  })

  test.each<[string, Partial<NewPaper>, object]>([
    ['without pictures', { pictureCount: 0 }, { images: 'image.required' }],
    ['with one side', { pictureCount: 1 }, { images: 'paper.both_sides_required' }],
    ['with a third picture', { pictureCount: 3 }, { images: 'paper.too_many_pictures' }],
    ['without its issue', { issuedOn: undefined }, { issuedOn: 'paper.issued_on_required' }],
    ['without its end', { expiresOn: undefined }, { expiresOn: 'paper.expires_on_required' }],
    ['that ends when it begins', { expiresOn: '2026-03-01' }, { expiresOn: 'paper.dates_out_of_order' }],
    [
      'that is over',
      { issuedOn: '2025-03-01', expiresOn: '2026-03-09' },
      { expiresOn: 'paper.already_expired' },
    ],
    [
      'issued tomorrow',
      { issuedOn: '2026-03-11', expiresOn: '2027-03-11' },
      { issuedOn: 'paper.issued_in_future' },
    ],
    ['with a day that does not exist', { expiresOn: '2027-02-30' }, { expiresOn: 'input.invalid' }],
    ['with a licence’s category', { category: 'C2' }, { category: 'input.invalid' }],
  ])('%s is told what is missing', (_, change, expected) => {
    expect(denials(change)).toEqual(expected)
  })

  test('still comes in on its last day', () => {
    expect(denials({ issuedOn: '2025-03-10', expiresOn: today })).toEqual({})
  })

  test('tells everything that is wrong at once', () => {
    expect(denials({ pictureCount: 0, issuedOn: undefined, expiresOn: undefined })).toEqual({
      images: 'image.required',
      issuedOn: 'paper.issued_on_required',
      expiresOn: 'paper.expires_on_required',
    })
  })
})

test('a property card has an issue and no end', () => {
  expect(denials({ kind: 'propertyCard', expiresOn: undefined })).toEqual({})
  expect(denials({ kind: 'propertyCard' })).toEqual({ expiresOn: 'input.invalid' })
})

test('an inspection needs one photo and its end', () => {
  expect(denials({ kind: 'inspection', pictureCount: 1, issuedOn: undefined })).toEqual({})
})

test.each([
  [undefined, { category: 'licence.category_required' }],
  ['C4', { category: 'licence.category_required' }],
  ['C3', {}],
])('a licence of category %s is answered with %o', (category, expected) => {
  expect(denials({ kind: 'licence', category })).toEqual(expected)
})

test.each([
  ['2026-06-01', {}],
  ['2026-06-02', { expiresOn: 'paper.refrigeration_too_long' }],
])('maintenance of 1 March until %s is answered with %o: three months at most', (expiresOn, expected) => {
  expect(denials({ kind: 'cargo:refrigerated', pictureCount: 1, expiresOn })).toEqual(expected)
})

test('a cargo paper knows its cargo, another paper none', () => {
  expect(cargoOfPaper('cargo:sanitary')).toBe('refrigerated')
  expect(cargoOfPaper('cargo:dangerous')).toBe('dangerous')
  expect(cargoOfPaper('soat')).toBeUndefined()
})

test('only papers with a rule may be brought', () => {
  const kinds: [string, boolean][] = [
    ['licence', true],
    ['cargo:moves', true],
    ['cargo:general', false],
    ['other.1', false],
    ['constructor', false],
  ]
  for (const [kind, expected] of kinds) expect(isBroughtKind(kind)).toBe(expected)
  const known: BroughtKind = 'health'
  expect(denials({ kind: known, pictureCount: 8 })).toEqual({})
})

test('a PDF brings both sides of a paper; too many files stay too many', () => {
  const soat = {
    kind: 'soat' as const,
    issuedOn: '2026-01-01',
    expiresOn: '2027-01-01',
    category: undefined,
    hasPdf: true,
  }
  expect(newPaperDenials({ ...soat, pictureCount: 1 }, '2026-06-01')).toEqual({})
  expect(newPaperDenials({ ...soat, pictureCount: 1, hasPdf: false }, '2026-06-01')).toEqual({
    images: 'paper.both_sides_required',
  })
  expect(newPaperDenials({ ...soat, pictureCount: 3 }, '2026-06-01')).toEqual({
    images: 'paper.too_many_pictures',
  })
})

test('a driver is asked for his papers, a vehicle for its own, the inspection from its day on', () => {
  expect(papersAsked({ role: 'driver' }, '2026-06-01')).toContain('licence')
  expect(papersAsked({ role: 'client' }, '2026-06-01')).toEqual([])
  const truck = { registeredOn: '2025-06-01', service: 'public' as const }
  expect(papersAsked(truck, '2027-05-31')).toEqual(['soat', 'propertyCard'])
  expect(papersAsked(truck, '2027-06-01')).toEqual(['soat', 'propertyCard', 'inspection'])
})

test('who lacks a paper is asked for it once, and for no other', () => {
  const standing = { asked: ['soat', 'propertyCard'] as const, has: ['propertyCard'], isAskedAlready: false }
  expect(askDenial('soat', standing)).toBeUndefined()
  expect(askDenial('soat', { ...standing, isAskedAlready: true })).toBe('paper.already_asked')
  expect(askDenial('propertyCard', standing)).toBe('paper.not_missing')
  expect(askDenial('health', standing)).toBe('paper.not_for_holder')
})

test('a reason is chosen; "other" says nothing without words', () => {
  expect(reasonDenial(undefined, 'Se ve mal')).toBe('paper.invalidation_reason_required')
  expect(reasonDenial('unreadable', '')).toBeUndefined()
  expect(reasonDenial('other', ' ')).toBe('paper.invalidation_words_required')
  expect(reasonDenial('other', 'La llamó el propietario')).toBeUndefined()
})

describe('the next version of a paper', () => {
  const until = (expiresOn: string | null, isWaiting = false) => ({ expiresOn, isWaiting })

  test('is wanted from thirty days before it is over, and afterwards', () => {
    expect(isToRenew([until('2026-04-09')], today)).toBe(true)
    expect(isToRenew([until('2026-04-10')], today)).toBe(false)
    expect(isToRenew([until('2026-01-01')], today)).toBe(true)
  })

  test('is not where it waits already, where the paper never ends, or there is none', () => {
    expect(isToRenew([until('2026-03-11'), until('2027-03-11', true)], today)).toBe(false)
    expect(isToRenew([until(null)], today)).toBe(false)
    expect(isToRenew([], today)).toBe(false)
  })
})
