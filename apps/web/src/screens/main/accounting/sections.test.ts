import { expect, test } from 'vitest'
import { pathOf, placeOf, sections } from './sections.ts'

const id = '6a61c16a00aa44f2889d1bdc'

test.each([
  ['', '', ''],
  [id, '', id],
  ['libro', 'libro', ''],
  [`libro/asientos/${id}`, 'libro', `asientos/${id}`],
  ['conciliacion', 'conciliacion', ''],
  ['otra/cosa', '', 'otra/cosa'],
])('the address «%s» is read by the section «%s» as «%s»', (address, word, rest) => {
  const place = placeOf(address)
  expect([place?.section.word, place?.rest]).toEqual([word, rest])
})

test('every section has an address of its own', () => {
  expect(new Set(sections.map(pathOf)).size).toBe(sections.length)
})
