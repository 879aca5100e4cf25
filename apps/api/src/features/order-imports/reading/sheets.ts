/**
 * A file of a person's as sheets of cells: XLSX as Excel, LibreOffice and Google Sheets write it, CSV as Spanish Excel does. Runs in a
 * thread of its own. A formula is what it last came to; a code such as `12E5` stays a text.
 */
import { SSF, read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Cell } from '@arriero/domain/imports/cells'
import { importRowsMost } from '@arriero/domain/imports/import-states'
import { unzipped } from '#features/exports/xlsx/unzipped.ts'

/** What is wrong with a cell itself, whatever should stand in it; rows and columns from 0. */
export type CellFault = { row: number; column: number; code: ErrorCode }
export type Sheet = { name: string; rows: Cell[][]; faults: CellFault[] }
export type ReadFile = { sheets: Sheet[] } | { problem: ErrorCode }

const columnsMost = 100
/** Room for a title, its blank rows and the head above as many services as are taken, and one more to see that there are too many. */
const rowsMost = importRowsMost + 50
const sheetsMost = 20
const lettersMost = 2_000
const faultsMost = 5_000
/** A bomb inflates a thousand times; a sheet of numbers some twenty times. */
const zipLimits = { entriesMost: 2_000, fileMostBytes: 60_000_000, totalMostBytes: 120_000_000 }

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))

/** Every part is inflated once within limits, before a library does it without. @throws RangeError, or what zlib throws */
const refuseBombs = (bytes: Buffer): void => {
  unzipped(bytes, () => true, zipLimits)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** As it is read by the domain: `YYYY-MM-DD`, with its hour where it has one, `HH:MM` where it has no day. */
const dateText = (serial: number, date1904: boolean): string | undefined => {
  const found = SSF.parse_date_code(serial, { date1904 })
  if (!found) return undefined
  const hour = `${twoDigits(found.H)}:${twoDigits(found.M)}`
  if (serial < 1 && !date1904) return hour
  const day = `${found.y}-${twoDigits(found.m)}-${twoDigits(found.d)}`
  return Number.isInteger(serial) ? day : `${day}T${hour}`
}

/** As the database keeps it: what it cannot, and half of a sign that was cut, stands as the mark of a sign that is lost. */
const keepable = (text: string, most: number): string =>
  text.slice(0, most).replaceAll('\u0000', '\ufffd').toWellFormed()

type Place = Pick<CellFault, 'row' | 'column'>

const valueOf = (cell: CellObject, date1904: boolean): Cell => {
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const isDate = cell.z !== undefined && SSF.is_date(String(cell.z))
    return (isDate ? dateText(cell.v, date1904) : undefined) ?? cell.v
  }
  if (cell.t === 'b') return cell.v === true
  return typeof cell.v === 'string' ? keepable(cell.v, lettersMost) : null
}

const faultOf = (cell: CellObject): ErrorCode | undefined => {
  const hasNothing = cell.v === undefined || cell.v === ''
  return cell.t === 'e' || (cell.f !== undefined && hasNothing) ? 'import.formula_empty' : undefined
}

/** All cells of a merged range but the first look filled and are empty. */
const mergedOf = (sheet: WorkSheet): Place[] =>
  (sheet['!merges'] ?? []).flatMap(({ s, e }) => {
    const places: Place[] = []
    for (let row = s.r; row <= Math.min(e.r, rowsMost); row++)
      for (let column = s.c; column <= Math.min(e.c, columnsMost - 1); column++)
        if (row !== s.r || column !== s.c) places.push({ row, column })
    return places.slice(0, faultsMost)
  })

const withoutEnd = <T>(list: T[], isEmpty: (one: T) => boolean): T[] =>
  list.slice(0, list.findLastIndex((one) => !isEmpty(one)) + 1)

const sheetOf = (name: string, sheet: WorkSheet, date1904: boolean): Sheet => {
  const faults: CellFault[] = []
  const grid = (sheet as { '!data'?: (CellObject | undefined)[][] })['!data'] ?? []
  const rows = Array.from(grid.slice(0, rowsMost), (cells, row) => {
    const read = Array.from((cells ?? []).slice(0, columnsMost), (cell, column): Cell => {
      if (!cell) return null
      const code = faultOf(cell)
      if (code && faults.length < faultsMost) faults.push({ row, column, code })
      return code ? null : valueOf(cell, date1904)
    })
    return withoutEnd(read, (cell) => cell === null || cell === '')
  })
  const merged = mergedOf(sheet).map((place) => ({ ...place, code: 'import.cells_merged' as const }))
  return {
    name: keepable(name, lettersMost),
    rows: withoutEnd(rows, ({ length }) => length === 0),
    faults: [...faults, ...merged],
  }
}

const sheetsOf = (book: WorkBook): Sheet[] => {
  const date1904 = book.Workbook?.WBProps?.date1904 === true
  return book.SheetNames.slice(0, sheetsMost).flatMap((name) => {
    const sheet = book.Sheets[name]
    return sheet ? [sheetOf(name, sheet, date1904)] : []
  })
}

const common = { dense: true, sheetRows: rowsMost, cellHTML: false, cellText: false } as const

const readWorkbook = (bytes: Buffer): Sheet[] => {
  refuseBombs(bytes)
  return sheetsOf(read(bytes, { ...common, type: 'buffer', cellNF: true, cellFormula: true }))
}

/** UTF-8 with its mark or without, UTF-16 with its mark, else as Windows writes Spanish. */
export const decoded = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const separators = [';', ',', '\t', '|'] as const
const linesLooked = 10

/** What stands between the cells: the sign that divides the first lines into the most cells; `sep=;` in the first line says it. */
export const separatorOf = (text: string): string => {
  const told = /^sep=(.)\r?\n/.exec(text)?.[1]
  if (told !== undefined) return told
  const lines = text
    .split(/\r?\n/, linesLooked)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '')
  const counts = separators.map((sign) => ({
    sign,
    most: Math.max(0, ...lines.map((line) => line.split(sign).length - 1)),
  }))
  return counts.toSorted((one, other) => other.most - one.most)[0]?.sign ?? ';'
}

const readText = (bytes: Buffer): Sheet[] => {
  const text = decoded(bytes)
  if (text.includes('\u0000')) throw new RangeError('not a text')
  const separator = separatorOf(text)
  const body = text.replace(/^sep=.\r?\n/, '')
  return sheetsOf(read(body, { ...common, type: 'string', raw: true, FS: separator, PRN: false }))
}

const reads = (bytes: Buffer): Sheet[] => (isZip(bytes) ? readWorkbook(bytes) : readText(bytes))

export const readSheets = (bytes: Buffer): ReadFile => {
  try {
    const sheets = reads(bytes).filter(({ rows }) => rows.length > 0)
    return sheets.length === 0 ? { problem: 'import.no_rows' } : { sheets }
  } catch {
    // Whatever a broken file makes the library throw: it is not a file of services.
    return { problem: 'import.file_unreadable' }
  }
}
