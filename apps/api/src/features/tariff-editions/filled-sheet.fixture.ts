/** The workbook as an administrator fills it in, as base64. For tests. */
import { buffer } from 'node:stream/consumers'
import { edition202506 } from '@arriero/domain/tariff/edition-2025-06'
import { valuesOf } from '@arriero/domain/tariff/parameters'
import { writeWorkbook } from '#features/exports/xlsx/workbook.ts'
import { sheetColumns, sheetRows } from './sheet-layout.ts'
import type { CellValue } from './xlsx-reading.ts'

/** By `placeKey`, over the figures the product comes with. */
export type FigureChanges = Readonly<Record<string, number>>

export const workbookOf = async (rows: readonly (readonly CellValue[])[]): Promise<Buffer> => {
  async function* batches() {
    yield { rows }
  }
  const sheet = { title: 'Tarifas', columns: sheetColumns, batches: batches(), words: { yes: '', no: '' } }
  return buffer(writeWorkbook(sheet))
}

export const filledRows = (changes: FigureChanges = {}): CellValue[][] =>
  sheetRows(new Map([...valuesOf(edition202506), ...Object.entries(changes)]))

export const filledSheet = async (changes: FigureChanges = {}): Promise<string> =>
  (await workbookOf(filledRows(changes))).toString('base64')
