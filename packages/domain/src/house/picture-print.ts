/**
 * What a picture looks like, in 128 points: whether each part is darker than the one beside it, and than the one below it. The same
 * picture written anew, smaller or lighter, keeps nearly all of them. docs/decisions/0073.
 */
import { signalFigures } from './signals.ts'

/** A picture is looked at as a square of so many grey points. */
export const printSide = 9
const side = printSide - 1
/** Of one half; with three points that differ one of four bands is the same. */
const bandDigits = 4

export type PicturePrint = { rows: string; columns: string }

const hexOf = (points: readonly boolean[]): string => {
  const digits: string[] = []
  for (let at = 0; at < points.length; at += 4) {
    const digit = points.slice(at, at + 4).reduce((sum, point) => sum * 2 + (point ? 1 : 0), 0)
    digits.push(digit.toString(16))
  }
  return digits.join('')
}

const each = (isDarker: (row: number, column: number) => boolean): boolean[] =>
  Array.from({ length: side * side }, (_, at) => isDarker(Math.floor(at / side), at % side))

/** @param grey 9 × 9 points, row after row */
export const picturePrint = (grey: Uint8Array): PicturePrint => {
  const at = (row: number, column: number) => grey[row * printSide + column] ?? 0
  return {
    rows: hexOf(each((row, column) => at(row, column) < at(row, column + 1))),
    columns: hexOf(each((row, column) => at(row, column) < at(row + 1, column))),
  }
}

const onesIn = (digit: number): number => [8, 4, 2, 1].filter((bit) => (digit & bit) !== 0).length
const onesOf = (hex: string): number =>
  [...hex].reduce((sum, digit) => sum + onesIn(Number.parseInt(digit, 16)), 0)

/** In how many points two halves differ. */
export const differingPoints = (one: string, other: string): number =>
  [...one].reduce(
    (sum, digit, at) => sum + onesIn(Number.parseInt(digit, 16) ^ Number.parseInt(other[at] ?? '0', 16)),
    0,
  )

/** Of a plain sheet nearly all points say the same: it tells of nobody. */
export const isTelling = ({ rows, columns }: PicturePrint): boolean => {
  const ones = onesOf(rows) + onesOf(columns)
  const { pictureLeast } = signalFigures
  return ones >= pictureLeast && 2 * side * side - ones >= pictureLeast
}

/** By which its like is found on an index. */
export const bandsOf = ({ rows }: PicturePrint): string[] =>
  Array.from(
    { length: rows.length / bandDigits },
    (_, at) => `${at}:${rows.slice(at * bandDigits, (at + 1) * bandDigits)}`,
  )

export const isSamePicture = (one: PicturePrint, other: PicturePrint): boolean =>
  differingPoints(one.rows, other.rows) <= signalFigures.pictureMost &&
  differingPoints(one.columns, other.columns) <= signalFigures.pictureMost
