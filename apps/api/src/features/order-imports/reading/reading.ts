/** Which sheet is read, which row names its columns, and where each field stands: proposed by the names, changed by hand. */
import { cellText, type Cell } from '@arriero/domain/imports/cells'
import { importRowsMost } from '@arriero/domain/imports/import-states'
import type { ImportField, Mapping } from '@arriero/domain/imports/columns'
import { findHead, isBlankRow } from '@arriero/domain/imports/rows'
import { fail } from '#app-error.ts'
import type { CellFault, Sheet } from './sheets.ts'

/** Rows and columns from 0. */
export type Reading = { sheet: number; head: number; titles: string[]; mapping: Mapping }

const titlesOf = (sheet: Sheet | undefined, head: number): string[] =>
  (sheet?.rows[head] ?? []).map((cell) => cellText(cell).slice(0, 120).toWellFormed())

/** The sheet whose head names the most fields; the first one where none does. */
export const proposed = (sheets: readonly Sheet[]): Reading => {
  const heads = sheets.map(({ rows }) => findHead(rows))
  const most = Math.max(0, ...heads.map((head) => head?.matched ?? 0))
  const sheet = Math.max(
    0,
    heads.findIndex((head) => head?.matched === most && most > 0),
  )
  const head = heads[sheet]
  return {
    sheet,
    head: head?.row ?? 0,
    titles: titlesOf(sheets[sheet], head?.row ?? 0),
    mapping: head?.mapping ?? {},
  }
}

export type Choice = {
  sheet?: number | undefined
  headRow?: number | undefined
  mapping?: Mapping | undefined
}

/** What was chosen over what stands; another sheet or head proposes its columns anew where none are told. */
export const chosen = (sheets: readonly Sheet[], before: Reading, choice: Choice): Reading => {
  const sheet = choice.sheet ?? before.sheet
  const found = sheets[sheet] ?? fail('import.no_rows', 'sheet')
  const isOther = sheet !== before.sheet
  const own = isOther ? findHead(found.rows) : undefined
  const head = choice.headRow === undefined ? (isOther ? (own?.row ?? 0) : before.head) : choice.headRow - 1
  const titles = titlesOf(found, head)
  const proposal =
    isOther || head !== before.head ? (findHead([found.rows[head] ?? []])?.mapping ?? {}) : before.mapping
  const mapping = Object.fromEntries(
    Object.entries(choice.mapping ?? proposal).filter(([, column]) => column < titles.length),
  ) as Mapping
  return { sheet, head, titles, mapping }
}

export type RawRow = { rowNumber: number; cells: Cell[]; reference: string | null; faults: CellFault[] }

/** The rows below the head in which something stands. @throws where there are none, or too many */
export const rowsOf = (sheets: readonly Sheet[], { sheet, head, mapping }: Reading): RawRow[] => {
  const { rows, faults } = sheets[sheet] ?? fail('import.no_rows', 'file')
  const faultsByRow = Map.groupBy(faults, ({ row }) => row)
  const referenceAt = mapping.reference
  const found = rows.flatMap((cells, at): RawRow[] => {
    const own = faultsByRow.get(at) ?? []
    if (at <= head || (isBlankRow(cells) && own.length === 0)) return []
    const reference = referenceAt === undefined ? '' : cellText(cells[referenceAt])
    return [{ rowNumber: at + 1, cells, reference: reference || null, faults: own }]
  })
  if (found.length === 0) fail('import.no_rows', 'file')
  if (found.length > importRowsMost) fail('import.too_many_rows', 'file')
  return found
}

export const fieldAt = (mapping: Mapping, column: number): ImportField | undefined =>
  (Object.entries(mapping) as [ImportField, number][]).find(([, at]) => at === column)?.[0]
