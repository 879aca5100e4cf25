/** The way a truck has driven, from what its phone told of it. */
import { flatAround, greatCircleKm, type Line } from './geography.ts'
import type { Fix } from './positions.ts'
import { keptPoints } from './simplified-line.ts'

export interface Trail {
  line: [longitude: number, latitude: number][]
  /** Points that the line begins anew at: how the truck came there nobody has heard. */
  gaps: number[]
}

const unheardMs = 15 * 60_000
/** A truck that rested without a word has not come from anywhere. */
const unheardKm = 3

const isUnheard = (from: Fix, to: Fix): boolean =>
  to.at.getTime() - from.at.getTime() > unheardMs && greatCircleKm(from, to) > unheardKm

const piecesOf = (fixes: readonly Fix[]): Fix[][] => {
  const pieces: Fix[][] = []
  for (const [index, fix] of fixes.entries()) {
    const before = fixes[index - 1]
    if (!before || isUnheard(before, fix)) pieces.push([fix])
    else pieces.at(-1)?.push(fix)
  }
  return pieces
}

const thinned = (piece: readonly Fix[], offKm: number): Trail['line'] => {
  const line = piece.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const [first] = piece
  if (!first) return line
  const flat = (line satisfies Line).map(flatAround(first)).map(({ x, y }): [number, number] => [x, y])
  const kept = keptPoints(flat, offKm)
  return line.filter((_, at) => kept.has(at))
}

/** What a map of the whole country can use; closer only where that is few points. */
const pointsMost = 800
const offKm = [0.02, 0.1, 0.5] as const

/** Of fixes in the order of their time. */
export const trailOf = (fixes: readonly Fix[]): Trail => {
  const pieces = piecesOf(fixes)
  let lines: Trail['line'][] = []
  for (const off of offKm) {
    lines = pieces.map((piece) => thinned(piece, off))
    if (lines.reduce((sum, { length }) => sum + length, 0) <= pointsMost) break
  }
  const gaps: number[] = []
  let count = 0
  for (const line of lines) {
    if (count > 0) gaps.push(count)
    count += line.length
  }
  return { line: lines.flat(), gaps }
}
