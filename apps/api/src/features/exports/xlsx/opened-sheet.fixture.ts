/** A workbook opened by a spreadsheet library, filtered and reckoned anew as a person's program would. For tests. */
import { read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import * as functions from '@formulajs/formulajs'
import calculate from 'xlsx-calc'

calculate.import_functions(functions, { override: true })

type Values = Record<string, unknown>

export type OpenedSheet = {
  /** Rows by the titles of their columns, without the last one's sums. */
  rows: Values[]
  formulas: () => Record<string, string>
  /** Of the last row by the titles of their columns, reckoned anew. */
  sums: () => Record<string, number>
  /** Only the rows that hold stay in sight. */
  filtered: (holds: (row: Values) => boolean) => OpenedSheet
}

const cellAt = (sheet: WorkSheet, row: number, column: number): CellObject | undefined =>
  sheet[utils.encode_cell({ r: row, c: column })] as CellObject | undefined

const firstSheet = ({ Sheets, SheetNames }: WorkBook): WorkSheet => {
  const sheet = Sheets[SheetNames[0] ?? '']
  if (!sheet?.['!ref']) throw new Error('the file has no sheet')
  return sheet
}

const opened = (bytes: Buffer, hidden: ReadonlySet<number>): OpenedSheet => {
  const book = read(bytes, { type: 'buffer', cellFormula: true })
  const sheet = firstSheet(book)
  // What stands behind it is reckoned by itself, `reckonedBehind`.
  for (const name of book.SheetNames.splice(1)) delete book.Sheets[name]
  const { e: end } = utils.decode_range(sheet['!ref'] ?? '')
  const columns = Array.from({ length: end.c + 1 }, (_, column) => column)
  const sumColumns = columns.filter((column) => cellAt(sheet, end.r, column)?.f !== undefined)
  const last = sumColumns.length > 0 ? end.r : end.r + 1
  const title = (column: number) => String(cellAt(sheet, 0, column)?.v ?? '')
  const all = Array.from({ length: last - 1 }, (_, at) => at + 1)
  const valuesOf = (row: number): Values =>
    Object.fromEntries(columns.map((column) => [title(column), cellAt(sheet, row, column)?.v ?? null]))
  // What a filter hides is nothing to its sums: the library knows no hidden rows, so their cells go.
  for (const row of hidden)
    for (const column of columns) delete sheet[utils.encode_cell({ r: row, c: column })]
  return {
    rows: all.filter((row) => !hidden.has(row)).map(valuesOf),
    formulas: () =>
      Object.fromEntries(
        sumColumns.map((column) => [
          utils.encode_cell({ r: end.r, c: column }),
          cellAt(sheet, end.r, column)?.f ?? '',
        ]),
      ),
    sums: () => {
      for (const column of sumColumns) Object.assign(cellAt(sheet, end.r, column) ?? {}, { v: Number.NaN })
      calculate(book)
      return Object.fromEntries(
        sumColumns.map((column) => [title(column), Number(cellAt(sheet, end.r, column)?.v)]),
      )
    },
    filtered: (holds) =>
      opened(bytes, new Set([...hidden, ...all.filter((row) => !hidden.has(row) && !holds(valuesOf(row)))])),
  }
}

export const openedSheet = (bytes: Buffer): OpenedSheet => opened(bytes, new Set())

/** The rows of the sheet behind the first one, by the titles of their columns, each formula reckoned anew. */
export const reckonedBehind = (bytes: Buffer): Values[] => {
  const book = read(bytes, { type: 'buffer', cellFormula: true })
  const sheet = book.Sheets[book.SheetNames[1] ?? '']
  if (!sheet?.['!ref']) throw new Error('the file has no second sheet')
  for (const cell of Object.values(sheet) as CellObject[])
    if (cell.f !== undefined) Object.assign(cell, { v: Number.NaN })
  calculate(book)
  return utils.sheet_to_json<Values>(sheet)
}
