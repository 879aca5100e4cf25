/** The keys of a payload, compared with those its viewer may read. */
import { projectionsCsv, rowsCsv } from './projections.csv.ts'

export const viewers = ['A', 'CAR', 'OTH', 'OWN', 'OPR', 'C'] as const
export type Viewer = (typeof viewers)[number]

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'))
/** Of a service, and of its row in a list. */
const tables = { detail: linesOf(projectionsCsv), row: linesOf(rowsCsv) }
export type Place = keyof typeof tables

/** Every key this viewer may read, as paths with dots. */
export const readable = (viewer: Viewer, place: Place = 'detail'): Set<string> => {
  const column = viewers.indexOf(viewer) + 1
  return new Set(
    tables[place].flatMap(([keys = '', ...cells]) => (cells[column - 1] === '-' ? [] : keys.split(','))),
  )
}

/** Acts have keys of their own per viewer; they are one here. */
const whole = new Set(['acts'])

/** Paths to everything in a payload that is not an object; lists count as what they hold. */
export const pathsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) {
    const inner = value.filter((one) => typeof one === 'object' && one !== null)
    if (path === 'offers' && inner.length === 0) return []
    return inner.length > 0 ? inner.flatMap((one) => pathsOf(one, path)) : [path]
  }
  if (typeof value !== 'object' || value === null || whole.has(path)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key))
}

/** Keys in the payload that this viewer may not read; an object that is null counts as its keys. */
export const leaksTo = (viewer: Viewer, payload: unknown, place: Place = 'detail'): string[] => {
  const known = readable(viewer, place)
  const mayBeNull = new Set(
    [...known].flatMap((path) =>
      path
        .split('.')
        .slice(0, -1)
        .map((_, at, all) => all.slice(0, at + 1).join('.')),
    ),
  )
  return pathsOf(payload).filter((path) => !known.has(path) && !mayBeNull.has(path))
}

/** Every number in a payload. */
export const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}
