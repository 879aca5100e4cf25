/** Columns of a sheet of services: what each may be called, and which of them a file has. */
import type { MeasureKind } from '../typed/measures.ts'
import { searchForm } from '../typed/search-words.ts'
import { unitOf } from './cells.ts'
import { fieldNames } from './column-names.texts.ts'

export const importFields = [
  'reference',
  'origin',
  'originDepartment',
  'originAddress',
  'originContact',
  'originPhone',
  'destination',
  'destinationDepartment',
  'destinationAddress',
  'destinationContact',
  'destinationPhone',
  'day',
  'hour',
  'typeLoad',
  'typeVehicle',
  'weight',
  'high',
  'width',
  'bottom',
  'volume',
  'pieces',
  'price',
  'description',
  'deliveryCode',
] as const
export type ImportField = (typeof importFields)[number]

/** A service cannot be asked for without them. */
export const requiredFields: readonly ImportField[] = [
  'origin',
  'destination',
  'day',
  'hour',
  'typeLoad',
  'typeVehicle',
  'weight',
  'high',
  'width',
]

/** Of the fields that are measured: what kind, and the unit of a figure without one. */
export const measuredFields = {
  weight: { kind: 'cargoWeight', unit: 'kl' },
  high: { kind: 'length', unit: 'cm' },
  width: { kind: 'length', unit: 'cm' },
  bottom: { kind: 'length', unit: 'cm' },
  volume: { kind: 'volume', unit: 'M3' },
  pieces: { kind: 'pieces', unit: 'Unidades' },
} as const satisfies Partial<Record<ImportField, { kind: MeasureKind; unit: string }>>
export type MeasuredField = keyof typeof measuredFields

const synonyms: Readonly<Record<ImportField, readonly string[]>> = fieldNames

const inBrackets = /\(([^)]*)\)/

/** A title without accents, stars, and the unit in its brackets. */
export const plainTitle = (title: string): string =>
  searchForm(title.replace(inBrackets, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The unit a column is headed with: `Peso (tn)`. */
export const headedUnit = (field: MeasuredField, title: string): string => {
  const { kind, unit } = measuredFields[field]
  return unitOf(kind, inBrackets.exec(title)?.[1] ?? '') ?? unit
}

/** How many letters must be changed, put in or taken out to make one of the other; 3 for all that is further. */
export const lettersApart = (one: string, other: string): number => {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      now[column] = Math.min(
        (before[column] ?? 3) + 1,
        (now[column - 1] ?? 3) + 1,
        (before[column - 1] ?? 3) + (isSame ? 0 : 1),
      )
    }
    before = now
  }
  return Math.min(3, before[other.length] ?? 3)
}

/** Short words are too near to each other for a slip of the hand to be told from another word. */
const slipsOf = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

/** How far a title is from a field's names; undefined where it is not one of them. */
const distanceTo = (field: ImportField, title: string): number | undefined => {
  const distances = synonyms[field]
    .map((word) => ({ apart: lettersApart(title, word), most: slipsOf(word) }))
    .filter(({ apart, most }) => apart <= most)
    .map(({ apart }) => apart)
  return distances.length > 0 ? Math.min(...distances) : undefined
}

/** By field, the number of the column, from 0. */
export type Mapping = Partial<Record<ImportField, number>>

/** The columns a head names, the nearest name first; no column is taken twice, and of two with one name the first. */
export const matchColumns = (titles: readonly string[]): Mapping => {
  const found = titles.flatMap((title, column) =>
    importFields.flatMap((field) => {
      const plain = plainTitle(title)
      const apart = plain === '' ? undefined : distanceTo(field, plain)
      return apart === undefined ? [] : [{ field, column, apart }]
    }),
  )
  const mapping: Mapping = {}
  const taken = new Set<number>()
  for (const { field, column } of found.toSorted((a, b) => a.apart - b.apart || a.column - b.column)) {
    if (mapping[field] !== undefined || taken.has(column)) continue
    mapping[field] = column
    taken.add(column)
  }
  return mapping
}

export const missingFields = (mapping: Mapping): ImportField[] =>
  requiredFields.filter((field) => mapping[field] === undefined)
