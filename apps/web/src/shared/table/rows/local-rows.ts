import { holdsWords, searchForm } from '@arriero/domain/typed/search-words'
import type { Column } from '../columns/column.ts'
import type { TableState } from '../filters/table-state.ts'

const matches = <Row>(column: Column<Row>, row: Row, values: readonly string[]): boolean => {
  const text = column.text?.(row)
  if (text === undefined) return true
  return column.filters ? values.includes(text) : values.some((value) => holdsWords(searchForm(text), value))
}

interface LocalRows<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  state: TableState
}

/** Filters and sorts a list that arrived whole; accents and capitals do not matter when searching. */
export const localRows = <Row>({ rows, columns, state }: LocalRows<Row>): Row[] => {
  const kept = rows.filter((row) =>
    columns.every((column) => {
      const values = state.filters[column.key]
      return !values?.length || matches(column, row, values)
    }),
  )
  const isDescending = state.sort?.startsWith('-') ?? false
  const compare = columns.find(({ key }) => key === state.sort?.replace(/^-/, ''))?.compare
  return compare
    ? kept.toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)))
    : kept
}
