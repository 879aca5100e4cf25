import type { Endpoint } from '@arriero/contract/endpoint'
import {
  fileColumns,
  fileKind,
  fileValue,
  type AnyList,
  type CellValue,
  type FileKind,
} from '@arriero/contract/lists/column'
import type { TableList } from '@arriero/contract/lists/table-lists'
import type { Role } from '@arriero/domain/people/roles'
import { z } from 'zod'
import type { Ctx } from '#context.ts'

export type ExportColumn<Row> = {
  key: string
  /** The column of the screen it goes with, where that has another key. */
  of?: string
  title: string
  kind: FileKind
  /** True for pesos that the file's last row adds up. */
  isSummed?: true
  value: (row: Row) => CellValue
}

type Page<Row> = { items: readonly Row[]; next: string | null }

/** What the view is asked on top of the list's own question. */
export type PageAsked = { limit: number; after?: string; counts: false }

type Definition<Row, Query extends z.ZodType> = {
  /** Where not all who may read the list may have its file. */
  roles?: readonly Role[]
  /** Where the file and its sheet go by other names: of a day of Bogotá and the product's name. */
  names?: { file: (day: string, brand: string) => string; sheet: (brand: string) => string }
  /** Where not every row is in the sums of its columns: which are, and how the last row says so. */
  sums?: { of: (row: Row) => boolean; title: string }
  /** The column by whose words its sums are told apart, on a sheet of their own. */
  subtotalsBy?: string
  /** All its pages are read as of one moment: its sums must agree. Security M15. */
  isOneMoment?: true
  /** The list's own question, as its endpoint reads it; where the file has to be told more. */
  query?: Query
  /** Reads a page of the list by the room's own view. */
  page: (ctx: Ctx, query: z.output<Query> & PageAsked) => Promise<Page<Row>>
}

export type ExportList = Omit<Definition<unknown, z.ZodType>, 'page'> & {
  name: TableList
  /** Names the sheet and the file. */
  title: string
  roles: readonly Role[]
  query: z.ZodType
  list: AnyList<unknown>
  columns: readonly ExportColumn<unknown>[]
  page: (ctx: Ctx, query: unknown) => Promise<Page<unknown>>
}

const rolesOf = ({ access }: Endpoint): readonly Role[] => (typeof access === 'string' ? [] : access.roles)

type QueryOf<E extends Endpoint> = E extends { query: infer Q extends z.ZodType } ? Q : z.ZodType

/** The file of a list: the columns of its value, the question and the readers of its endpoint. */
export const fileOf = <Row, E extends Endpoint, Query extends z.ZodType = QueryOf<E>>(
  list: AnyList<Row, E, Row>,
  definition: Definition<Row, Query>,
): ExportList => {
  const { name, title, from } = list
  if (name === undefined) throw new Error(`«${title}» has no name to keep its file under`)
  const columns = fileColumns(list).map((entry): ExportColumn<Row> => {
    const [key, column] = entry
    const { file, of, isSummed } = column
    return {
      key,
      title: file?.title ?? column.title,
      kind: fileKind(entry),
      value: (row) => fileValue(entry, row),
      ...(of && { of }),
      ...(isSummed && { isSummed }),
    }
  })
  const usual = { roles: rolesOf(from), query: from.query ?? z.object({}) }
  // The definition is checked as a whole; afterwards its rows only meet its own columns, its query its own view.
  return { ...usual, ...definition, name, title, list, columns } as unknown as ExportList
}

type Seen<V extends string, Value> = { viewer: V; value: Value }
type ValueFor<S, V> = S extends Seen<string, infer Value> ? (S extends { viewer: V } ? Value : never) : never

/** A view that says whose it is: its page for one viewer, and nothing for another. */
export const seenBy =
  <V extends string, Query, S extends Seen<string, Page<unknown>>>(
    viewer: V,
    read: (ctx: Ctx, query: Query) => Promise<S>,
  ) =>
  async (ctx: Ctx, query: Query): Promise<ValueFor<S, V>> => {
    const seen = await read(ctx, query)
    return (seen.viewer === viewer ? seen.value : { items: [], next: null }) as ValueFor<S, V>
  }

/** The columns asked for, in their order; every one where none of them is known. */
export const columnsOf = (list: ExportList, asked: readonly string[]): readonly ExportColumn<unknown>[] => {
  const chosen = asked.flatMap((wanted) =>
    list.columns.filter(({ key, of }) => key === wanted || of === wanted),
  )
  return chosen.length > 0 ? [...new Set(chosen)] : list.columns
}
