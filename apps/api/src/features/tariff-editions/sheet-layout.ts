/** The workbook of an edition, both ways: a row per parameter, first its name and unit, then the figure for all, then one a configuration. */
import { tariffConfigurationTexts, tariffParameterTexts, tariffUnitTexts } from '@arriero/contract/es/tariff'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import {
  configurationParameterNames,
  generalParameterNames,
  isWithinRange,
  placeKey,
  tariffParameterNames,
  type GeneralParameter,
  type TariffParameter,
  type TariffPlace,
  type TariffValues,
} from '@arriero/domain/tariff/parameters'
import { tariffConfigurations, type TariffConfiguration } from '@arriero/domain/vehicles/vehicles'
import type { SheetColumn } from '#features/exports/xlsx/workbook.ts'
import { sheetTexts } from './tariff-editions.texts.ts'
import type { CellValue, Grid } from './xlsx-reading.ts'

const firstValueColumn = 2

export const sheetColumns: readonly SheetColumn[] = [
  { title: sheetTexts.parameter, kind: 'text' },
  { title: sheetTexts.unit, kind: 'text' },
  { title: sheetTexts.general, kind: 'exact' },
  ...tariffConfigurations.map((configuration) => ({
    title: tariffConfigurationTexts[configuration],
    kind: 'exact' as const,
  })),
]

const isGeneral = (parameter: TariffParameter): parameter is GeneralParameter =>
  generalParameterNames.some((name) => name === parameter)

/** Where a parameter's figures stand, with their columns. */
const placesOf = (parameter: TariffParameter): { place: TariffPlace; column: number }[] =>
  isGeneral(parameter)
    ? [{ place: { parameter, configuration: null }, column: firstValueColumn }]
    : tariffConfigurations.map((configuration: TariffConfiguration, at) => ({
        place: { parameter, configuration },
        column: firstValueColumn + 1 + at,
      }))

export const sheetRows = (values: TariffValues): CellValue[][] =>
  tariffParameterNames.map((parameter) => {
    const row: CellValue[] = [tariffParameterTexts[parameter], tariffUnitTexts[parameter]]
    for (const { place, column } of placesOf(parameter)) row[column] = values.get(placeKey(place)) ?? null
    return Array.from(row, (value) => value ?? null)
  })

export type SheetProblem = {
  cell: string | null
  parameter: TariffParameter | null
  configuration: TariffConfiguration | null
  found: string | null
  code: ErrorCode
}

export type SheetReading = { values: TariffValues; problems: readonly SheetProblem[] }

/** Case and accents are forgiven, since people type over what they see. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const byWords: ReadonlyMap<string, TariffParameter> = new Map(
  tariffParameterNames.map((parameter) => [plain(tariffParameterTexts[parameter]), parameter]),
)

export const cellName = (row: number, column: number) => `${String.fromCodePoint(65 + column)}${row + 1}`

const judged = (place: TariffPlace, value: CellValue): ErrorCode | undefined => {
  if (value === null || value === '') return 'tariff.value_missing'
  if (typeof value !== 'number' || Number.isNaN(value)) return 'tariff.value_no_number'
  return isWithinRange(place, value) ? undefined : 'tariff.value_out_of_range'
}

type Row = { at: number; name: string; cells: readonly CellValue[] }

/** Rows with a name, below the head. */
const rowsOf = (grid: Grid): Row[] =>
  grid.flatMap((cells, at) => {
    const name = cells?.[0]
    return at > 0 && cells && typeof name === 'string' && name.trim() !== '' ? [{ at, name, cells }] : []
  })

type Found = { values: Map<string, number>; problems: SheetProblem[]; seen: Set<TariffParameter> }

const readRow = ({ values, problems, seen }: Found, { at, name, cells }: Row): void => {
  const parameter = byWords.get(plain(name))
  if (parameter === undefined || seen.has(parameter)) {
    const code = parameter === undefined ? 'tariff.row_unknown' : 'tariff.row_twice'
    problems.push({
      cell: cellName(at, 0),
      parameter: parameter ?? null,
      configuration: null,
      found: name.slice(0, 100),
      code,
    })
    return
  }
  seen.add(parameter)
  for (const { place, column } of placesOf(parameter)) {
    const value = cells[column] ?? null
    const code = judged(place, value)
    if (code === undefined) values.set(placeKey(place), Number(value))
    else
      problems.push({
        ...place,
        cell: cellName(at, column),
        found: value === null ? null : String(value).slice(0, 100),
        code,
      })
  }
}

/** All that is wrong, cell by cell; `values` is whole where nothing is. */
export const readSheet = (grid: Grid): SheetReading => {
  const found: Found = { values: new Map(), problems: [], seen: new Set() }
  for (const row of rowsOf(grid)) readRow(found, row)
  const missing = [...generalParameterNames, ...configurationParameterNames].filter(
    (parameter) => !found.seen.has(parameter),
  )
  const absent = missing.map((parameter): SheetProblem => ({
    cell: null,
    parameter,
    configuration: null,
    found: null,
    code: 'tariff.row_missing',
  }))
  return { values: found.values, problems: [...found.problems, ...absent] }
}
