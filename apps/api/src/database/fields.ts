/**
 * A view that is a plain copy of columns under the wire's names, said once: each field with the SQL it comes from.
 *
 *   const fields: Fields<Item> = { orderId: sql`c.order_id`, paidAt: sql`c.paid_at`, client: { _id: sql`u.id`, name: sql`u.name` } }
 *   fieldsPage(db, { fields, from, where, id, sorts }, query)   // or: sql`select ${columnsOf(fields)} from …`, then wireOf(fields)(row)
 *
 * An instant becomes its ISO text; an object whose first field is null is null.
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

const copied = (fields: Tree, row: Row, path: string): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = isColumn(field) ? row[path + name] : copied(field, row, `${path}${name}.`)
      if (value instanceof Date) return [name, value.toISOString()]
      const isNobody = !isColumn(field) && Object.values(value as Row)[0] === null
      return [name, isNobody ? null : value]
    }),
  )

/** The types of the fields say what the columns hold, as a row's type does elsewhere. */
export const wireOf =
  <T>(fields: Fields<T>) =>
  (row: unknown): T =>
    copied(fields, row as Row, '') as T

export const fieldsPage = async <T>(
  db: Db,
  { fields, ...list }: Omit<List, 'select'> & { fields: Fields<T> },
  query: PageQuery,
): Promise<Page & { items: T[] }> => {
  const { rows, page } = await keysetPage<Row>(db, { select: columnsOf(fields), ...list }, query)
  return { items: rows.map(wireOf(fields)), ...page }
}
