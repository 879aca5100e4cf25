import { expect, test } from 'vitest'
import { importStates, isUnderWork, publishDenial, undoDenial, type PublishFacts } from './import-states.ts'

const ready: PublishFacts = { state: 'checked', hasColumns: true, good: 3, wrong: 0, which: 'all' }

test.each([
  [{}, undefined],
  [{ wrong: 1 }, 'import.rows_wrong'],
  [{ wrong: 1, which: 'good' }, undefined],
  [{ good: 0 }, 'import.nothing_good'],
  [{ good: 0, wrong: 2, which: 'good' }, 'import.nothing_good'],
  [{ hasColumns: false }, 'import.columns_missing'],
  [{ state: 'checking' }, 'import.not_ready'],
  [{ state: 'publishing' }, 'import.not_ready'],
  [{ state: 'published' }, 'import.not_ready'],
  [{ state: 'undone' }, 'import.undone'],
] as [Partial<PublishFacts>, string | undefined][])('publishing where %o: %s', (facts, denial) => {
  expect(publishDenial({ ...ready, ...facts })).toBe(denial)
})

test.each([
  ['published', 0, undefined],
  ['published', 1, 'import.has_offers'],
  ['undone', 0, 'import.undone'],
  ['checked', 0, 'import.not_published'],
  ['undoing', 0, 'import.not_ready'],
  ['publishing', 0, 'import.not_ready'],
] as const)('undoing where it is %s with %d touched: %s', (state, touched, denial) => {
  expect(undoDenial({ state, touched })).toBe(denial)
})

test('what is worked on by itself comes to an end by itself', () => {
  expect(importStates.filter(isUnderWork)).toEqual(['checking', 'publishing', 'undoing'])
})
