import {
  fileColumns,
  fileKind,
  fileValue,
  type AnyList,
  type CellValue,
  type FileKind,
} from '@arriero/contract/lists/column'
import type { TableList } from '@arriero/contract/table-lists'
import type { Role } from '@arriero/domain/roles'
import type { z } from 'zod'
import type { Ctx } from '#context.ts'

export type ExportColumn<Row> = {
  key: string
  /** The column of the screen it goes with, where that has another key. */
  of?: string
  title: string
  kind: FileKind
  /** Pesos that a last row adds up. */
  isSummed?: true
  value: (row: Row) => CellValue
}

type Page<Row> = { items: readonly Row[]; next: string | null }

/** What the view is asked on top of the list's own question. */
export type PageAsked = { limit: number; after?: string; counts: false }

type Definition<Row, Query extends z.ZodType> = {
  name: TableList
  roles: readonly Role[]
  /** Names the sheet and the file. */
  title: string
  /** Where the file and its sheet go by other names: of a day of Bogotá and the product's name. */
  names?: { file: (day: string, brand: string) => string; sheet: (brand: string) => string }
  /** Where not every row is in the sums of its columns: which are, and how the last row says so. */
  sums?: { of: (row: Row) => boolean; title: string }
  /** All its pages are read as of one moment: its sums must agree. Security M15. */
  isOneMoment?: true
  /** The list's own question, as its endpoint reads it. */
  query: Query
  columns: readonly ExportColumn<Row>[]
  /** What its columns are read off. */
  list?: AnyList<Row>
  /** The room's own view. */
  page: (ctx: Ctx, query: z.output<Query> & PageAsked) => Promise<Page<Row>>
}

export type ExportList = Omit<Definition<unknown, z.ZodType>, 'page'> & {
  page: (ctx: Ctx, query: unknown) => Promise<Page<unknown>>
}

// The definition is checked as a whole; afterwards its rows only meet its own columns, its query its own view.
export const exportList = <Row, Query extends z.ZodType>(definition: Definition<Row, Query>): ExportList =>
  definition as unknown as ExportList

/** Of a list that is a value: its columns are those of the screen. */
export const fileOf = <Row, Query extends z.ZodType>({
  list,
  ...definition
}: Omit<Definition<Row, Query>, 'name' | 'title' | 'columns'> & { list: AnyList<Row> }): ExportList =>
  exportList({
    ...definition,
    list,
    name: list.name,
    title: list.title,
    columns: fileColumns(list).map((entry): ExportColumn<Row> => {
      const [key, { title, file, of, isSummed }] = entry
      return {
        key,
        title: file?.title ?? title,
        kind: fileKind(entry),
        value: (row) => fileValue(entry, row),
        ...(of && { of }),
        ...(isSummed && { isSummed }),
      }
    }),
  })

/** The columns asked for, in their order; every one where none of them is known. */
export const columnsOf = (list: ExportList, asked: readonly string[]): readonly ExportColumn<unknown>[] => {
  const chosen = asked.flatMap((wanted) =>
    list.columns.filter(({ key, of }) => key === wanted || of === wanted),
  )
  return chosen.length > 0 ? [...new Set(chosen)] : list.columns
}
