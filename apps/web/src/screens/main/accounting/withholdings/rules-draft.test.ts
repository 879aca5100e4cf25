import { heldOn } from '@arriero/domain/money/withholdings'
import { expect, test } from 'vitest'
import { problemsOf } from '#shared/forms/form-spec.ts'
import { beginOf } from './edition-fields.ts'
import { bodyOf, changesOf, draftOf, rulesFields } from './rules-draft.ts'

const latest = {
  _id: '1',
  validFrom: '2026-01-01',
  isReplaced: false,
  createdAt: '2026-01-01T05:00:00.000Z',
  by: null,
  basis: 'Decreto',
  uvt: 52_374,
  source: 1,
  sourceFromUvt: 2,
  fopat: 0.1,
  fopatFromKg: 10_500,
}
const today = '2026-11-21'
const judging = { fields: rulesFields(today) }
const draft = { ...draftOf(latest, today), basis: 'Resolución' }

test('what is typed begins from what holds, and lacks only its norm', () => {
  expect(problemsOf(judging, draftOf(latest, today))).toMatchObject({
    basis: 'La norma que la fija es obligatoria',
  })
  expect(problemsOf(judging, draft)).toEqual({})
})

test.each([
  ['the whole pay', { source: 100 }, 'source'],
  ['finer than a thousandth', { fopat: 0.0001 }, 'fopat'],
  ['half a tax unit', { sourceFromUvt: 1.5 }, 'sourceFromUvt'],
  ['a day that is over', { validFrom: '2026-11-20' }, 'validFrom'],
])('%s is not sent', (_what, change, field) => {
  expect(Object.keys(problemsOf(judging, { ...draft, ...change }))).toEqual([field])
})

test('before it is saved it is read what becomes what', () => {
  const changed = bodyOf({ ...draft, uvt: 55_000, source: 1.5 })
  expect(changesOf(heldOn([latest], changed.validFrom, beginOf), changed)).toEqual([
    'UVT: $52.374 → $55.000',
    'Retención en la fuente: 1\u00a0% → 1,5\u00a0%',
  ])
  expect(changesOf(latest, bodyOf(draft))).toEqual([])
})
