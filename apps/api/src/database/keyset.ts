/**
 * Pages of a list by keyset, never OFFSET. Decisions §3.
 *
 *   const { rows, page } = await keysetPage<OrderRow>(ctx.db, {
 *     select: sql`o.*, c.name as client_name`,
 *     from: sql`orders o join users c on c.id = o.client_id`,
 *     where: [sql`o.client_id = ${actorId}`, searchIn(sql`o.search`, query.q)],
 *     id: sql`o.id`,
 *     sorts: { createdAt: { by: sql`o.created_at`, type: 'instant' }, name: { by: sql`o.name collate "es-x-icu"`, type: 'text' } },
 *   }, query)
 *   return { items: rows.map(toWire), ...page }
 *
 * A `-` before a name of `sorts` goes down; which ones may be asked for the contract says. `by` is never null and has an index (by, id). `where` entries that are
 * undefined are left out. `countFrom` says a lighter `from` for the total where joins neither drop nor double rows; a list that
 * is searched has its sorts in it too, since what a text finds is counted along the page's own index.
 * For a query of your own: `cursorOf`, `afterCursor`, `orderOf`, `pageOf`, `countUpTo`.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#context.ts'

export type Fragment = RawBuilder<unknown>
export type SortType = 'instant' | 'day' | 'text' | 'number'
export type Sort = { by: Fragment; type: SortType }
export type Sorts = Record<string, Sort>

/** What `listQuery` of the contract parses. */
export type PageQuery = {
  limit: number
  sort: string
  after?: string | undefined
  /** False: the total is not asked for and answered as 0; for who reads all pages. */
  counts?: false | undefined
  /** A text is looked for: what it finds is counted less far. */
  q?: string | undefined
}

export type List = {
  select: Fragment
  from: Fragment
  countFrom?: Fragment
  where?: readonly (Fragment | undefined)[]
  id: Fragment
  sorts: Sorts
}

export type Page = { total: number; totalIsMore?: boolean; next: string | null }
export type Cursor = { value: string; id: string }

export const totalMax = 10_000
/** A word that stands in half of all rows would else be looked up in ten thousand of them, for a figure (docs/decisions/0013). */
const searchedTotalMax = 1_000

const forms: Record<SortType, RegExp> = {
  instant: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  number: /^-?\d{1,18}(\.\d{1,18})?$/,
  text: /^[^\u0000]*$/u,
}
const casts: Record<SortType, Fragment> = {
  instant: sql`timestamptz`,
  day: sql`date`,
  number: sql`double precision`,
  text: sql`text`,
}

/** A page that this list does not have: what of the question is wrong. The shell answers it as bad input. */
export class NoSuchPage extends Error {
  readonly code = 'input.invalid'
  readonly field: 'sort' | 'after'
  constructor(field: 'sort' | 'after') {
    super(`no page of this ${field}`)
    this.field = field
  }
}

export const goesDown = (name: string) => name.startsWith('-')

const sortOf = (sorts: Sorts, name: string): Sort => {
  const key = goesDown(name) ? name.slice(1) : name
  const sort = Object.hasOwn(sorts, key) ? sorts[key] : undefined
  if (!sort) throw new NoSuchPage('sort')
  return sort
}

export const encodeCursor = (sortName: string, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sortName, value, id])).toString('base64url')

const parsed = (after: string): unknown => {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown
  } catch {
    return undefined
  }
}

/** Refuses what is not a cursor of this very sort. */
export const cursorOf = (sorts: Sorts, query: PageQuery): Cursor | undefined => {
  if (query.after === undefined || query.after === '') return undefined
  const { type } = sortOf(sorts, query.sort)
  const parts = parsed(query.after)
  const [name, value, id] = Array.isArray(parts) && parts.length === 3 ? (parts as unknown[]) : []
  const isOurs =
    name === query.sort &&
    typeof value === 'string' &&
    value.isWellFormed() &&
    forms[type].test(value) &&
    typeof id === 'string' &&
    /^[0-9a-zA-Z-]{1,64}$/.test(id)
  if (!isOurs) throw new NoSuchPage('after')
  return { value, id }
}

type Place = { id: Fragment; sorts: Sorts }

/** The rows after the cursor; undefined on the first page. */
export const afterCursor = ({ id, sorts }: Place, query: PageQuery): RawBuilder<SqlBool> | undefined => {
  const cursor = cursorOf(sorts, query)
  if (!cursor) return undefined
  const { by, type } = sortOf(sorts, query.sort)
  const sign = goesDown(query.sort) ? sql`<` : sql`>`
  return sql<SqlBool>`(${by}, ${id}) ${sign} (${cursor.value}::${casts[type]}, ${cursor.id}::text)`
}

export const orderOf = ({ id, sorts }: Place, query: PageQuery): Fragment => {
  const direction = goesDown(query.sort) ? sql`desc` : sql`asc`
  return sql`${sortOf(sorts, query.sort).by} ${direction}, ${id} ${direction}`
}

/** Exact up to `most`; one more is enough to know that there are more. */
export const countUpTo = async (db: Db, rows: Fragment, most = totalMax): Promise<number> => {
  const answer = await sql<{
    count: number
  }>`select count(*) as count from (${rows} limit ${most + 1}) counted`.execute(db)
  return answer.rows[0]?.count ?? 0
}

export const totals = (count: number, most: number) =>
  count > most ? { total: most, totalIsMore: true } : { total: count }

/** Of `limit + 1` rows: the page, and where the next one begins. */
export const pageOf = <R>(
  rows: R[],
  query: PageQuery,
  cursorOfRow: (row: R) => Cursor,
): { rows: R[]; next: string | null } => {
  const last = rows.length > query.limit ? rows[query.limit - 1] : undefined
  return { rows: rows.slice(0, query.limit), next: last ? encodeCursor(query.sort, cursorOfRow(last)) : null }
}

/** What is asked of a page besides the rows themselves. */
const askedOf = (list: Omit<List, 'select'>, query: PageQuery) => {
  const filters = (list.where ?? []).filter((one) => one !== undefined)
  const all = (conditions: readonly Fragment[]) =>
    conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const after = afterCursor(list, query)
  // Without an order PostgreSQL would look for a common word from the table's first row on.
  const alongIndex = query.q ? sql`order by ${orderOf(list, query)}` : sql``
  const counted = sql`select 1 from ${list.countFrom ?? list.from} ${all(filters)} ${alongIndex}`
  const most = query.q ? searchedTotalMax : totalMax
  return {
    counted,
    most,
    isCounted: query.counts !== false,
    isFirst: after === undefined,
    total:
      query.counts === false
        ? sql`0::bigint`
        : sql`(select count(*) from (${counted} limit ${most + 1}) counted)`,
    value: sql`(${sortOf(list.sorts, query.sort).by})::text`,
    rows: sql`from ${list.from} ${all(after ? [...filters, after] : filters)}
      order by ${orderOf(list, query)} limit ${query.limit + 1}`,
  }
}

type KeysetColumns = { keyset_value: string; keyset_id: string; keyset_total: number }

/** Page and total in one statement, so both see the same rows. */
export const keysetPage = async <R>(
  db: Db,
  list: List,
  query: PageQuery,
): Promise<{ rows: R[]; page: Page }> => {
  const { counted, most, isCounted, isFirst, total, value, rows: asked } = askedOf(list, query)
  const answer = await sql<R & KeysetColumns>`
    select ${list.select}, ${value} as keyset_value, ${list.id} as keyset_id, ${total} as keyset_total ${asked}`.execute(
    db,
  )
  const { rows, next } = pageOf(answer.rows, query, (row) => ({ value: row.keyset_value, id: row.keyset_id }))
  // No row at all: nothing to count on the first page; behind the last page the total has to be asked for.
  const isAsked = isCounted && !isFirst
  const count = answer.rows[0]?.keyset_total ?? (isAsked ? await countUpTo(db, counted, most) : 0)
  return { rows, page: { ...totals(count, most), next } }
}

type Columns = Omit<List, 'select'> & { columns: Fragment }
type ArrayRow = readonly unknown[]

/**
 * The same, each row as an array and all of them as one value of JSON: a page of fifty wide rows costs a driver more to take apart, value
 * by value, than PostgreSQL to read: docs/performance.md.
 */
export const keysetArrays = async (
  db: Db,
  { columns, ...list }: Columns,
  query: PageQuery,
): Promise<{ rows: ArrayRow[]; page: Page }> => {
  const { most, total, value, rows: asked } = askedOf(list, query)
  const answer = await sql<{ items: ArrayRow[] | null; total: number }>`
    select (select json_agg(listed.item) from (
      select json_build_array(${columns}, ${value}, ${list.id}) as item ${asked}) listed) as items, ${total} as total`.execute(
    db,
  )
  const [{ items, total: count } = { items: null, total: 0 }] = answer.rows
  const cursorOfRow = (row: ArrayRow) => ({ value: String(row.at(-2)), id: String(row.at(-1)) })
  const { rows, next } = pageOf(items ?? [], query, cursorOfRow)
  return { rows, page: { ...totals(count, most), next } }
}
