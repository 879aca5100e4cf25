import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import {
  firstPage,
  type TableState,
  readTableState,
  withFilter,
  withSort,
  writeTableState,
} from './table-state.ts'

/** What a saved view puts into the address. */
export type AskedState = Pick<TableState, 'filters' | 'sort' | 'view'>

export interface TableControls {
  state: TableState
  filter: (key: string, values: readonly string[]) => void
  sort: (sort: string | undefined) => void
  clear: () => void
  /** All at once; `isOpening` leaves no step behind for the browser's way back. */
  apply: (asked: AskedState, how?: { isOpening: boolean }) => void
  /** Goes to the page that starts at this cursor; the way back is kept in the browser's history entry. */
  next: (cursor: string) => void
  previous: () => void
}

interface Trail {
  /** Cursors of the pages before this one; the first page has none. */
  trail?: (string | undefined)[]
}

/** Keeps a list's filters, order and page in the address. `columnKeys` must not change between renders. */
export const useTableState = (columnKeys: readonly string[]): TableControls => {
  const [query, setQuery] = useSearchParams()
  const { trail = [] } = (useLocation().state as Trail | null) ?? {}
  const state = readTableState(query, columnKeys)
  const written = query.toString()
  /** The address follows a moment later: what is set until then is set on what was asked for, not on what is shown. */
  const asked = useRef(state)
  useEffect(() => {
    asked.current = readTableState(new URLSearchParams(written), columnKeys)
  }, [written, columnKeys])
  const go = (
    next: TableState,
    { trail: nextTrail = [], isOpening = false }: Trail & { isOpening?: boolean } = {},
  ) => {
    asked.current = next
    setQuery((current) => writeTableState(current, columnKeys, next), {
      state: { trail: nextTrail },
      replace: isOpening,
    })
  }
  return {
    state,
    filter: (key, values) => go(withFilter(asked.current, key, values)),
    sort: (sort) => go(withSort(asked.current, sort)),
    clear: () => go({ ...firstPage, sort: asked.current.sort }),
    apply: (asked, how) => go({ ...firstPage, ...asked }, how),
    next: (cursor) =>
      go({ ...state, after: cursor, page: state.page + 1 }, { trail: [...trail, state.after] }),
    // Without a trail (a shared link) the only way back that is known is the first page.
    previous: () =>
      go(
        { ...state, after: trail.at(-1), page: trail.length > 0 ? Math.max(1, state.page - 1) : 1 },
        { trail: trail.slice(0, -1) },
      ),
  }
}
