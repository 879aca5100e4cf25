import type { Column } from './column.ts'

type Sorted = Pick<Column<never>, 'key' | 'isSortable'>
export type Direction = 'none' | 'ascending' | 'descending'

/** The direction in the words of `aria-sort`. */
export const directionOf = ({ key }: Sorted, sort: string | undefined): Direction => {
  if (sort === key) return 'ascending'
  return sort === `-${key}` ? 'descending' : 'none'
}

/** Pressing a head goes up, down and back to the usual order; a direction the server does not know is left out. */
export const nextSort = (column: Sorted, sort: string | undefined): string | undefined => {
  const { key, isSortable } = column
  const steps = [...(isSortable === 'down' ? [] : [key]), ...(isSortable === 'up' ? [] : [`-${key}`])]
  return steps[steps.indexOf(sort ?? '') + 1]
}

/** Every way in which a list may be sorted, for a phone's choice. */
export const sortsOf = <C extends Sorted>(columns: readonly C[]): { column: C; sort: string }[] =>
  columns.flatMap((column) => {
    const { key, isSortable } = column
    if (!isSortable) return []
    const both = [key, `-${key}`].filter((sort) => isSortable !== (sort === key ? 'down' : 'up'))
    return both.map((sort) => ({ column, sort }))
  })
