/** What the rows of a sheet come to by the word in one of its columns: gathered while they are written, and a sheet of its own behind them. */
import type { CellValue } from '@arriero/contract/lists/column'
import { cell, formulaCell, headCell, letters, placeOf, type Words } from './cells.ts'

export type Subtotals = {
  /** The column by whose words the rows are told apart. */
  by: number
  /** Names the sheet. */
  title: string
  /** Heads the column of how many rows there are of each. */
  rows: string
}

type Summed = {
  title: string
  /** The letters of the column that the formula adds up, which may be one out of sight. */
  of: string
}

type Group = { count: number; pesos: number[] }

type Gathered = {
  add: (word: CellValue, pesos: readonly number[]) => void
  groups: ReadonlyMap<string, Group>
}

export const gathering = (): Gathered => {
  const groups = new Map<string, Group>()
  return {
    groups,
    add: (word, pesos) => {
      const key = String(word ?? '')
      const group = groups.get(key) ?? { count: 0, pesos: pesos.map(() => 0) }
      group.count += 1
      group.pesos = group.pesos.map((sum, at) => sum + (pesos[at] ?? 0))
      groups.set(key, group)
    },
  }
}

/** Another sheet as a formula names it. */
const quotedSheet = (name: string): string => `'${name.replaceAll("'", "''")}'!`

type Behind = {
  /** The name of the sheet with the rows, and its last one. */
  sheet: string
  last: number
  heading: string
  summed: readonly Summed[]
  words: Words
}

/** A line for each word in the sequence of its first row; each figure a formula over the rows, whatever of them is filtered. */
export function* subtotalRows(
  { by, rows }: Subtotals,
  { groups }: Gathered,
  { sheet, last, heading, summed, words }: Behind,
): Generator<string> {
  const there = quotedSheet(sheet)
  const range = (column: string) => `${there}$${column}$2:$${column}$${last}`
  const where = range(letters(by))
  const heads = [heading, rows, ...summed.map(({ title }) => title)]
  yield `<row r="1">${heads.map((title, at) => headCell(placeOf(at, 1), title)).join('')}</row>`
  let row = 1
  for (const [word, { count, pesos }] of groups) {
    row += 1
    const own = placeOf(0, row)
    const sums = summed.map(({ of }, at) =>
      formulaCell(placeOf(at + 2, row), {
        formula: `SUMIFS(${range(of)},${where},${own})`,
        value: pesos[at] ?? 0,
        isPesos: true,
      }),
    )
    const counted = formulaCell(placeOf(1, row), { formula: `COUNTIF(${where},${own})`, value: count })
    yield `<row r="${row}">${cell({ at: own, kind: 'text', value: word }, words)}${counted}${sums.join('')}</row>`
  }
}
