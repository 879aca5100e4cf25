/** A row of a sheet as a service that is asked for, with everything that is wrong in it, not the first thing alone. */
import type { ErrorCode } from '../errors/errors.ts'
import { parsePhone } from '../people/identifiers.ts'
import { lettersMost } from '../typed/limits.ts'
import {
  cellText,
  readDay,
  readHour,
  readMeasure,
  readPesos,
  readYesNo,
  type Cell,
  type ReadCell,
} from './cells.ts'
import {
  headedUnit,
  lettersApart,
  matchColumns,
  measuredFields,
  plainTitle,
  type ImportField,
  type Mapping,
  type MeasuredField,
} from './columns.ts'

export type Row = readonly Cell[]

/** `found`: what stands in the cell, as a person sees it. */
export type Fault = { field: ImportField; code: ErrorCode; found: string }

export type PlaceWords = { town: string; department: string; address: string; contact: string; phone: string }

export type ReadRow = {
  reference: string | null
  origin: PlaceWords
  destination: PlaceWords
  /** Undefined where it could not be read. */
  day: string | undefined
  hour: string | undefined
  measures: Partial<Record<MeasuredField, string>>
  typeLoad: string
  typeVehicle: string
  /** Before VAT. */
  pricePesos: number | undefined
  description: string | undefined
  wantsDeliveryCode: boolean
  faults: Fault[]
}

/** How a sheet is read: where each field stands, and the titles that say in which unit. */
export type Reading = { mapping: Mapping; titles: readonly string[] }

/** A row in which nobody wrote anything. */
export const isBlankRow = (row: Row): boolean => row.every((cell) => cellText(cell) === '')

const mostOf: Partial<Record<ImportField, number>> = {
  reference: lettersMost.reference,
  origin: lettersMost.place,
  destination: lettersMost.place,
  originAddress: lettersMost.street,
  destinationAddress: lettersMost.street,
  originContact: lettersMost.name,
  destinationContact: lettersMost.name,
  description: lettersMost.cargo,
}

/** The last one marks a sign that was lost on the way. */
const control = /[\u0000-\u001f\u007f\ufffd]/u

const reader = (row: Row, { mapping, titles }: Reading) => {
  const faults: Fault[] = []
  const cellOf = (field: ImportField): Cell | undefined => {
    const column = mapping[field]
    return column === undefined ? undefined : row[column]
  }
  const tell = (field: ImportField, code: ErrorCode) =>
    faults.push({ field, code, found: cellText(cellOf(field)).slice(0, 120).toWellFormed() })
  const text = (field: ImportField): string => {
    const found = cellText(cellOf(field))
    if ([...found].length > (mostOf[field] ?? Infinity) || control.test(found))
      tell(field, 'import.text_too_long')
    return found
  }
  const required = (field: ImportField, code: ErrorCode): string => {
    const found = text(field)
    if (found === '') tell(field, code)
    return found
  }
  const read = <T>(field: ImportField, reading: ReadCell<T>): T | undefined => {
    if (reading.problem) tell(field, reading.problem)
    return reading.value
  }
  const measure = (field: MeasuredField, isRequired: boolean): string | undefined => {
    const cell = cellOf(field)
    if (!isRequired && cellText(cell) === '') return undefined
    const { kind } = measuredFields[field]
    return read(field, readMeasure(kind, cell, headedUnit(field, titles[mapping[field] ?? -1] ?? '')))
  }
  return { faults, cellOf, tell, text, required, read, measure }
}

type Reader = ReturnType<typeof reader>

const placeOf = ({ text, required, tell }: Reader, end: 'origin' | 'destination'): PlaceWords => {
  const phone = text(`${end}Phone`)
  if (phone !== '' && parsePhone(phone) === undefined) tell(`${end}Phone`, 'phone.invalid')
  return {
    town: required(end, 'place.required'),
    department: text(`${end}Department`),
    address: text(`${end}Address`),
    contact: text(`${end}Contact`),
    phone: parsePhone(phone) ?? '',
  }
}

const measuresOf = ({ measure }: Reader): ReadRow['measures'] => {
  const found = {
    weight: measure('weight', true),
    high: measure('high', true),
    width: measure('width', true),
    bottom: measure('bottom', false),
    volume: measure('volume', false),
    pieces: measure('pieces', false),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** A date with its hour may stand in one cell: then no hour is asked for beside it. */
const whenOf = ({ cellOf, read }: Reader) => {
  const dated = cellOf('day')
  const day = read('day', readDay(dated))
  const alone = cellText(cellOf('hour'))
  const hasHour =
    typeof dated === 'number' ? !Number.isInteger(dated) : /[T ]\d{1,2}:\d{2}/.test(cellText(dated))
  const hour = alone === '' && hasHour ? timeIn(dated) : cellOf('hour')
  return { day, hour: read('hour', readHour(hour)) }
}

const timeIn = (cell: Cell | undefined): Cell =>
  typeof cell === 'number'
    ? cell - Math.floor(cell)
    : (/[T ](\d{1,2}:\d{2}.*)$/.exec(cellText(cell))?.[1] ?? '')

export const readRow = (row: Row, reading: Reading): ReadRow => {
  const from = reader(row, reading)
  const { text, required, read, cellOf, faults } = from
  const reference = text('reference')
  const priced = cellText(cellOf('price'))
  return {
    reference: reference === '' ? null : reference,
    origin: placeOf(from, 'origin'),
    destination: placeOf(from, 'destination'),
    ...whenOf(from),
    measures: measuresOf(from),
    typeLoad: required('typeLoad', 'cargo.not_found'),
    typeVehicle: required('typeVehicle', 'vehicle.type_required'),
    pricePesos: priced === '' ? undefined : read('price', readPesos(cellOf('price'))),
    description: text('description') || undefined,
    wantsDeliveryCode: read('deliveryCode', readYesNo(cellOf('deliveryCode'))) ?? false,
    faults,
  }
}

const looked = 20
const leastMatched = 3

export type Head = { row: number; mapping: Mapping; matched: number }

/** The row that names the columns: of the first twenty the one with the most names that are known; undefined where none has three. */
export const findHead = (rows: readonly Row[]): Head | undefined => {
  const heads = rows.slice(0, looked).map((row, at): Head => {
    const mapping = matchColumns(row.map(cellText))
    return { row: at, mapping, matched: Object.keys(mapping).length }
  })
  const best = heads.reduce<Head | undefined>(
    (found, head) => (head.matched > (found?.matched ?? 0) ? head : found),
    undefined,
  )
  return best && best.matched >= leastMatched ? best : undefined
}

export type Choice<T> = { value: T; names: readonly string[] }

/** What a cell names among a few: by its very name, else by the one name that a slip of the hand is away. */
export const chosenOf = <T>(typed: string, choices: readonly Choice<T>[]): T | undefined => {
  const plain = plainTitle(typed)
  if (plain === '') return undefined
  const apart = choices.map(({ value, names }) => ({
    value,
    far: Math.min(...names.map((name) => lettersApart(plain, plainTitle(name)))),
  }))
  const exact = apart.find(({ far }) => far === 0)
  if (exact) return exact.value
  const near = apart.filter(({ far }) => far === 1)
  return plain.length >= 5 && near.length === 1 ? near[0]?.value : undefined
}
