import type { ReactNode } from 'react'

export interface FilterOption {
  value: string
  label: string
}

/** One fact of a row. `text` and `compare` are for lists that come whole; others are searched by the server. */
export interface Column<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  widthPx?: number
  align?: 'start' | 'center' | 'end'
  /** Stays in sight at the end, whatever the width; never hidden. */
  isFixed?: boolean
  /** Stays in sight at the start once the table is scrolled past it. One per list. */
  isPinned?: boolean
  /** People may move the column but not hide it. */
  isAlways?: boolean
  /** Not shown until somebody chooses it. */
  isOptional?: boolean
  /** Its key is the name of the sort; `up` or `down` where the server sorts it one way only. */
  isSortable?: boolean | 'up' | 'down'
  /** Offers the search box; its text arrives as the one value of this column's filter. */
  isSearchable?: boolean
  filters?: readonly FilterOption[]
  /** Where the fact stands on a phone's card; left out = only in the detail. */
  card?: 'title' | 'aside' | 'fact' | 'action'
  text?: (row: Row) => string
  compare?: (one: Row, other: Row) => number
}

/** A line of sums under a list, reckoned by the server over all of it and not over the page. */
export interface SumRow {
  key: string
  title: string
  /** Keyed by the column that the amount belongs to. */
  amounts: Readonly<Record<string, ReactNode>>
  /** The amount that stands for the others where there is room for one. */
  main: string
  /** The line that holds the others: under the heads, in sight with them. The others stand at the foot. */
  isWhole?: boolean
}

/** What a list that pages at the server knows of itself. */
export interface Paging {
  total?: number
  /** The total is a lower bound: there are more than the server counts. */
  isMore?: boolean
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}
