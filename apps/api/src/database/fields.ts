/**
 * A view that is a plain copy of columns under the wire's names, said once: each field with the SQL it comes from.
 *
 *   const fields: Fields<Item> = { orderId: sql`c.order_id`, paidAt: sql`c.paid_at`, client: { _id: sql`u.id`, name: sql`u.name` } }
 *   fieldsPage(db, { fields, from, where, id, sorts }, query)   // or: sql`select ${columnsOf(fields)} from …`, then wireOf(fields)(row)
 *
 * An instant becomes its ISO text; an object whose first field is null is null. Long lists ask for each row as an array
 * (`arraysOf`): there an instant is written by PostgreSQL, `instant(sql`c.paid_at`)`.
 */
import { isOperationNodeSource, sql } from 'kysely'
import type { Db } from '#context.ts'
import { keysetPage, type Fragment, type List, type Page, type PageQuery } from './keyset.ts'

type Inner<T> = T extends readonly unknown[] ? never : T extends object ? Fields<T> : never
export type Fields<T> = { [K in keyof T]-?: Fragment | Inner<NonNullable<T[K]>> }
type Tree = { [name: string]: Fragment | Tree }
type Row = Record<string, unknown>

const isColumn = (field: Fragment | Tree): field is Fragment => isOperationNodeSource(field)

const flat = (fields: Tree, path = ''): [string, Fragment][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Fragment][] =>
    isColumn(field) ? [[path + name, field]] : flat(field, `${path}${name}.`),
  )

export const columnsOf = <T>(fields: Fields<T>): Fragment =>
  sql.join(flat(fields as Tree).map(([name, column]) => sql`${column} as ${sql.id(name)}`))

type Part<From> = readonly [name: string, read: (from: From) => unknown]

/** Written property by property: a list makes thousands a second. The types of the fields say what comes of it. */
const madeOf =
  <From, T = unknown>(parts: readonly Part<From>[], mayBeNobody: boolean) =>
  (from: From): T => {
    const made: Row = {}
    for (const [name, read] of parts) {
      const value = read(from)
      if (value === null && mayBeNobody && name === parts[0]?.[0]) return null as T
      made[name] = value
    }
    return made as T
  }

const inWords = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

const readerOf = <T>(fields: Tree, path = ''): ((row: Row) => T) => {
  const parts = Object.entries(fields).map(([name, field]): Part<Row> => [
    name,
    isColumn(field) ? (row) => inWords(row[path + name]) : readerOf(field, `${path}${name}.`),
  ])
  return madeOf(parts, path !== '')
}

/** The types of the fields say what the columns hold, as a row's type does elsewhere. */
export const wireOf = <T>(fields: Fields<T>): ((row: unknown) => T) => {
  const read = readerOf<T>(fields)
  return (row) => read(row as Row)
}

export const fieldsPage = async <T>(
  db: Db,
  { fields, ...list }: Omit<List, 'select'> & { fields: Fields<T> },
  query: PageQuery,
): Promise<Page & { items: T[] }> => {
  const { rows, page } = await keysetPage<Row>(db, { select: columnsOf(fields), ...list }, query)
  return { items: rows.map(wireOf(fields)), ...page }
}

/** A moment as the wire writes it, where rows come as JSON: the engine's own JSON leaves zeros out and writes a zone. */
export const instant = (column: Fragment): Fragment =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Values = readonly unknown[]

const arrayReaderOf = <T>(
  fields: Tree,
  from: number,
  isInner: boolean,
): { reader: (values: Values) => T; to: number } => {
  let at = from
  const parts = Object.entries(fields).map(([name, field]): Part<Values> => {
    if (!isColumn(field)) {
      const { reader, to } = arrayReaderOf(field, at, true)
      at = to
      return [name, reader]
    }
    const index = at++
    return [name, (values) => values[index]]
  })
  return { reader: madeOf(parts, isInner), to: at }
}

/** The columns of an array, and what is made of one. */
export type Arrays<T> = { columns: Fragment; wireOf: (values: Values) => T }

export const arraysOf = <T>(fields: Fields<T>): Arrays<T> => ({
  columns: sql.join(flat(fields as Tree).map(([, column]) => column)),
  wireOf: arrayReaderOf<T>(fields, 0, false).reader,
})

const kept = new WeakMap<object, Arrays<unknown>>()

/** The same of fields that are the same for everybody and take no values: reckoned once, their text included. */
export const keptArrays = <T>(db: Db, fields: Fields<T>): Arrays<T> => {
  const known = kept.get(fields) as Arrays<T> | undefined
  if (known) return known
  const arrays = arraysOf(fields)
  const { sql: text, parameters } = sql`${arrays.columns}`.compile(db)
  if (parameters.length > 0) throw new Error('fields that take values differ from call to call')
  const made = { ...arrays, columns: sql.raw(text) }
  kept.set(fields, made)
  return made
}
