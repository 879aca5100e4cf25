import { edition202506 } from '@arriero/domain/tariff/edition-2025-06'
import { editionFrom } from '@arriero/domain/tariff/parameters'
import { expect, test } from 'vitest'
import { filledRows } from './filled-sheet.fixture.ts'
import { readSheet, sheetColumns } from './sheet-layout.ts'
import type { CellValue, Grid } from './xlsx-reading.ts'

const head = sheetColumns.map(({ title }) => title)
const gridOf = (rows: readonly (readonly CellValue[])[]): Grid => [head, ...rows]
const rowOf = (rows: readonly CellValue[][], name: string) => rows.findIndex(([first]) => first === name)

/** The template with one cell different. */
const withCell = (name: string, column: number, value: CellValue): Grid => {
  const rows = filledRows()
  const row = rows[rowOf(rows, name)]
  if (!row) throw new Error(`no row ${name}`)
  row[column] = value
  return gridOf(rows)
}

test('the template as it is gives the edition it was made of', () => {
  const { values, problems } = readSheet(gridOf(filledRows()))
  expect(problems).toEqual([])
  expect(editionFrom(edition202506.validFrom, values)).toEqual(edition202506)
})

test('rows may stand in any order, with empty ones between, and their names in any case', () => {
  const rows = filledRows()
    .toReversed()
    .flatMap((row) => [[], [String(row[0]).toUpperCase(), ...row.slice(1)]])
  const { values, problems } = readSheet(gridOf(rows))
  expect(problems).toEqual([])
  expect(editionFrom(edition202506.validFrom, values)).toEqual(edition202506)
})

test.each([
  ['Precio del ACPM', 2, null, 'C2', null, 'tariff.value_missing', null],
  ['Precio del ACPM', 2, '10.842', 'C2', null, 'tariff.value_no_number', '10.842'],
  ['Precio del ACPM', 2, 12, 'C2', null, 'tariff.value_out_of_range', '12'],
  ['Velocidad en montaña', 3, 0, 'D16', 'C2-8', 'tariff.value_out_of_range', '0'],
  ['Velocidad en montaña', 11, '#N/A', 'L16', '3S3', 'tariff.value_no_number', '#N/A'],
] as const)(
  '%s, column %d, holding %j: the cell %s is told',
  (name, column, value, cell, configuration, code, found) => {
    expect(readSheet(withCell(name, column, value)).problems).toMatchObject([
      { cell, configuration, code, found },
    ])
  },
)

test('a row that is missing, twice there or unknown is told', () => {
  const rows = filledRows()
  const [diesel = []] = rows
  const { problems } = readSheet(gridOf([...rows.slice(1), ['Precio del oro', 'pesos', 1], rows[1] ?? []]))
  expect(diesel[0]).toBe('Precio del ACPM')
  expect(problems).toMatchObject([
    { cell: 'A27', parameter: null, code: 'tariff.row_unknown', found: 'Precio del oro' },
    { cell: 'A28', parameter: 'loadedFactor', code: 'tariff.row_twice' },
    { cell: null, parameter: 'dieselPesosPerGallon', code: 'tariff.row_missing' },
  ])
})

test('an empty sheet lacks every row', () => {
  expect(readSheet([]).problems).toHaveLength(26)
})
