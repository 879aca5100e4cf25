/** The `search` column and the `q` of lists: accent- and case-insensitive, wildcards taken literally. Decisions §3. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Fragment } from './keyset.ts'

/** Lower case without accents. */
export const searchForm = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The same of a column, where rows already found by their `search` are told apart. */
export const plainForm = (column: Fragment): Fragment =>
  sql`regexp_replace(normalize(lower(${column}), NFKD), '[\\u0300-\\u036f]', '', 'g')`

/** What a store writes into `search`: everything `q` may find. */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part) => part)
    .map((part) => searchForm(part ?? ''))
    .join(' ')

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Trigrams need three characters; below that `ends` (plates, id endings) are matched from their end. */
const minimum = 3

/** The condition for `q`; undefined where nothing was asked. `ends` are the columns a short `q` may match the end of. */
export const searchIn = (
  search: Fragment,
  q: string | undefined,
  ends: readonly Fragment[] = [],
): RawBuilder<SqlBool> | undefined => {
  const wanted = searchForm(q ?? '')
  if (wanted === '' || wanted.includes('\u0000') || !wanted.isWellFormed())
    return wanted === '' ? undefined : sql<SqlBool>`false`
  if (wanted.length >= minimum) return sql<SqlBool>`${search} like ${`%${literal(wanted)}%`}`
  if (ends.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`(${sql.join(
    ends.map((column) => sql`lower(${column}) like ${`%${literal(wanted)}`}`),
    sql` or `,
  )})`
}
