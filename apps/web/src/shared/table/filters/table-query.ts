/** What the address says of a list, as the server is asked for it; what is not understood is left out. */
import type { FilterRule } from '@arriero/contract/lists/column'
import { searchKey, type TableState } from './table-state.ts'

export const pageSize = 20

interface QueryRules<S extends string> {
  /** Sorts the server knows; the first is the usual one. */
  sorts: readonly S[]
  /** Each filter of the address but `q`. */
  filters?: Readonly<Record<string, FilterRule>>
}

export type TableQuery<S extends string> = { limit: number; sort?: S; after?: string; q?: string } & Record<
  string,
  unknown
>

export const tableQuery = <const S extends string>(
  { filters, sort, after }: TableState,
  rules: QueryRules<S>,
): TableQuery<S> => {
  const known = rules.sorts.find((one) => one === sort)
  const asked = Object.entries(rules.filters ?? {}).flatMap(([key, rule]) => {
    const [many, name] = typeof rule === 'string' ? [rule, key] : rule
    const values = filters[key] ?? []
    return values.length > 0 ? [[name, many === 'many' ? [...values] : values[0]] as const] : []
  })
  const q = filters[searchKey]?.[0]
  return {
    limit: pageSize,
    ...(known ? { sort: known } : {}),
    ...(after ? { after } : {}),
    ...(q ? { q } : {}),
    ...Object.fromEntries(asked),
  }
}
