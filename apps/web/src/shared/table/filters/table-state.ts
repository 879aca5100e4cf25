/** Everything a person set on a list, as it stands in the address: a link shows a colleague the same rows. */
export interface TableState {
  /** Column key → chosen filter values or the one searched text. */
  filters: Readonly<Record<string, readonly string[]>>
  /** A column key, with `-` before it for descending; undefined = the list's usual order. */
  sort: string | undefined
  /** Where the page starts (a cursor of the server); undefined = the first page. */
  after: string | undefined
  /** Counted from 1. */
  page: number
  /** Id of the saved view it started from. */
  view?: string
}

export const firstPage: TableState = { filters: {}, sort: undefined, after: undefined, page: 1 }

/** The filter that asks over a whole row. */
export const searchKey = 'q'

const reserved = { sort: 'orden', after: 'desde', page: 'pagina', view: 'vista' } as const

/** Reads the state of a list from the address; unknown parameters are left to others. */
export const readTableState = (query: URLSearchParams, columnKeys: readonly string[]): TableState => {
  const page = Number(query.get(reserved.page))
  return {
    filters: Object.fromEntries(
      columnKeys.filter((key) => query.has(key)).map((key) => [key, query.getAll(key).filter(Boolean)]),
    ),
    sort: query.get(reserved.sort) ?? undefined,
    after: query.get(reserved.after) ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    view: query.get(reserved.view) ?? undefined,
  }
}

/** Writes the state into a copy of the address's query, without what is usual. */
export const writeTableState = (
  query: URLSearchParams,
  columnKeys: readonly string[],
  state: TableState,
): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const key of [...columnKeys, ...Object.values(reserved)]) next.delete(key)
  for (const key of columnKeys) for (const value of state.filters[key] ?? []) next.append(key, value)
  if (state.sort) next.set(reserved.sort, state.sort)
  if (state.after) next.set(reserved.after, state.after)
  if (state.page > 1) next.set(reserved.page, String(state.page))
  if (state.view) next.set(reserved.view, state.view)
  return next
}

/** Whether the list stands as everybody finds it. */
export const isUsual = ({ filters, sort, after }: TableState): boolean =>
  Object.keys(filters).length === 0 && sort === undefined && after === undefined

/** Another question starts again at the first page: a cursor belongs to its order and filters. */
const asked = ({ filters, sort, view }: Pick<TableState, 'filters' | 'sort' | 'view'>): TableState => {
  const next = { ...firstPage, filters, sort }
  // Of a view from which everything was taken away nothing is left.
  return view === undefined || isUsual(next) ? next : { ...next, view }
}

export const withFilter = (state: TableState, key: string, values: readonly string[]): TableState => {
  const { [key]: _replaced, ...others } = state.filters
  return asked({ ...state, filters: values.length > 0 ? { ...others, [key]: values } : others })
}

export const withSort = (state: TableState, sort: string | undefined): TableState => asked({ ...state, sort })

export const isFiltered = (state: TableState): boolean => Object.keys(state.filters).length > 0
