/** The line of a way as it is kept with a service: signs, since points would be most of its row. */
import type { Line } from '@arriero/domain/places/geography'
import { decodePolyline, encodePolyline } from '@arriero/domain/places/polyline'

/** A metre. */
const decimals = 5

/** Many services go the same way: its signs are written once. */
const written = new WeakMap<Line, string>()

/** For a column of JSON. */
export const keptLine = (line: Line): string => {
  const signs = written.get(line) ?? JSON.stringify(encodePolyline(line, decimals))
  written.set(line, signs)
  return signs
}

/** A service of before keeps its points. */
export const lineOf = (kept: unknown): [longitude: number, latitude: number][] =>
  typeof kept === 'string' ? decodePolyline(kept, decimals) : (kept as [number, number][])
