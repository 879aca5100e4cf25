import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bandsOf,
  differingPoints,
  isSamePicture,
  isTelling,
  picturePrint,
  printSide,
} from './picture-print.ts'
import { signalFigures } from './signals.ts'

const greys = fc.uint8Array({ minLength: printSide * printSide, maxLength: printSide * printSide })
const hex = fc.stringMatching(/^[0-9a-f]{16}$/)

const turned = (half: string, points: readonly number[]): string =>
  points.reduce((text, point) => {
    const at = Math.floor(point / 4)
    const digit = Number.parseInt(text[at] ?? '0', 16) ^ (1 << (point % 4))
    return text.slice(0, at) + digit.toString(16) + text.slice(at + 1)
  }, half)

test('a picture is like itself, and likeness knows no first', () => {
  fc.assert(
    fc.property(greys, greys, (one, other) => {
      expect(picturePrint(one).rows).toMatch(/^[0-9a-f]{16}$/)
      expect(isSamePicture(picturePrint(one), picturePrint(one))).toBe(true)
      expect(isSamePicture(picturePrint(one), picturePrint(other))).toBe(
        isSamePicture(picturePrint(other), picturePrint(one)),
      )
    }),
  )
})

test('whatever is near enough to be the same is found on the index by one band at least', () => {
  const points = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: signalFigures.pictureMost })
  fc.assert(
    fc.property(hex, points, (rows, changed) => {
      const other = turned(rows, changed)
      expect(differingPoints(rows, other)).toBe(changed.length)
      const bands = new Set(bandsOf({ rows, columns: rows }))
      expect(bandsOf({ rows: other, columns: rows }).some((band) => bands.has(band))).toBe(true)
    }),
  )
})

test('one point more than that is another picture', () => {
  const rows = '0123456789abcdef'
  const at = (points: readonly number[]) => ({ rows: turned(rows, points), columns: rows })
  expect(isSamePicture(at([]), at([0, 20, 40]))).toBe(true)
  expect(isSamePicture(at([]), at([0, 20, 40, 60]))).toBe(false)
  expect(isSamePicture({ rows, columns: rows }, { rows, columns: turned(rows, [1, 2, 3, 4]) })).toBe(false)
})

test('a plain sheet and a plain slope tell of nobody', () => {
  const sheet = new Uint8Array(printSide * printSide).fill(200)
  const slope = sheet.map((_, at) => (at % printSide) * 20 + Math.floor(at / printSide))
  expect(isTelling(picturePrint(sheet))).toBe(false)
  expect(isTelling(picturePrint(slope))).toBe(false)
  expect(isTelling({ rows: '0f0f0f0f0f0f0f0f', columns: '00ff00ff00ff00ff' })).toBe(true)
})
