import { useState } from 'react'
import { firstPage, type TableState, withFilter, withSort } from '../filters/table-state.ts'
import type { TableControls } from '../filters/use-table-state.ts'

interface Place {
  state: TableState
  /** Cursors of the earlier pages, for the way back. */
  trail: readonly (string | undefined)[]
}

/** For a list in a modal over another one: the address is the other's. */
export const useLocalControls = (): TableControls => {
  const [{ state, trail }, setPlace] = useState<Place>({ state: firstPage, trail: [] })
  const go = (next: TableState, nextTrail: Place['trail'] = []) => setPlace({ state: next, trail: nextTrail })
  /** From the newest, also where two are set in one moment. */
  const change = (changed: (now: TableState) => TableState) =>
    setPlace((place) => ({ state: changed(place.state), trail: [] }))
  return {
    state,
    filter: (key, values) => change((now) => withFilter(now, key, values)),
    sort: (sort) => change((now) => withSort(now, sort)),
    clear: () => change((now) => ({ ...firstPage, sort: now.sort })),
    apply: (asked) => go({ ...firstPage, ...asked }),
    next: (cursor) => go({ ...state, after: cursor, page: state.page + 1 }, [...trail, state.after]),
    previous: () =>
      go({ ...state, after: trail.at(-1), page: Math.max(1, state.page - 1) }, trail.slice(0, -1)),
  }
}
