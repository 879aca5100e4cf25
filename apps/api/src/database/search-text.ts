/** The `search` column and the `q` of lists: accent- and case-insensitive, wildcards taken literally. Decisions §3. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { searchForm, searchForms, searchLeast } from '@arriero/domain/typed/search-words'
import type { Fragment } from './keyset.ts'

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

/** The column holds one of the forms of a searched text. */
export const holdsForm = (column: Fragment, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    searchForms(text).map((form) => sql`${column} like ${`%${literal(form)}%`}`),
    sql` or `,
  )})`

/** The condition for `q`; undefined where nothing was asked. `ends` are the columns a short `q` may match the end of. */
export const searchIn = (
  search: Fragment,
  q: string | undefined,
  ends: readonly Fragment[] = [],
): RawBuilder<SqlBool> | undefined => {
  const wanted = searchForm(q ?? '')
  if (wanted === '' || wanted.includes('\u0000') || !wanted.isWellFormed())
    return wanted === '' ? undefined : sql<SqlBool>`false`
  if (wanted.length >= searchLeast) return holdsForm(search, wanted)
  if (ends.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`(${sql.join(
    ends.map((column) => sql`lower(${column}) like ${`%${literal(wanted)}`}`),
    sql` or `,
  )})`
}
