import { expect, test } from 'vitest'
import { detailWords } from './details.ts'

test('details are read with the words there are for them', () => {
  expect(detailWords({ before: 0, after: 15_000, isActive: false, waivedGate: null })).toEqual([
    'antes: 0',
    'después: 15000',
    'activo: no',
    'waivedGate: —',
  ])
})
