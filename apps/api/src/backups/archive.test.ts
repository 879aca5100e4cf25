import { expect, test } from 'vitest'
import { isWhole, newestPiece, pieceAt } from './archive.ts'

const info = (...names: (string | null)[]) => JSON.stringify([{ archive: names.map((max) => ({ max })) }])
const pieceBytes = 16 * 1024 ** 2

test('the newest piece is the one of the highest place, whoever wrote it', () => {
  expect(newestPiece(info('000000010000000000000009', '000000030000000000000007'))).toBe('0000000000000009')
  expect(newestPiece(info(null))).toBeUndefined()
  expect(newestPiece('[]')).toBeUndefined()
})

test.each([
  ['0/1000000', '0000000000000001'],
  ['0/A0000028', '00000000000000A0'],
  ['1F/FFFFFFFF', '0000001F000000FF'],
])('%s lies in %s', (position, piece) => {
  expect(pieceAt(position, pieceBytes)).toBe(piece)
})

test.each([
  ['in the newest piece', '0/9000110', true],
  // The last piece was closed before it was full, and is read to its end.
  ['where the newest piece ends', '0/A000000', true],
  ['where the newest piece should begin', '0/8FFFFF0', false],
  ['two pieces before', '0/7000000', false],
])('a log that ends %s', (_, position, isAllThere) => {
  expect(isWhole({ replayedTo: pieceAt(position, pieceBytes), archivedTo: '0000000000000009' })).toBe(
    isAllThere,
  )
})
