/** Which columns a list shows, in what order and how close: the person's choice, the same in the table and in saved views. */
import type { Column } from './column.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export interface TableLayout {
  /** Keys in the order chosen; a column that is not named keeps its place. */
  order: readonly string[]
  hidden: readonly string[]
  /** Optional columns that the person wants to see. */
  shown: readonly string[]
  density: Density
}

export const usualLayout: TableLayout = { order: [], hidden: [], shown: [], density: 'comfortable' }

type Placed = Pick<Column<never>, 'key' | 'isFixed' | 'isAlways' | 'isOptional'>

/** Every column in the order chosen; those of a newer release stand where the list has them, fixed ones at the end. */
export const ordered = <C extends Placed>(columns: readonly C[], { order }: TableLayout): C[] => {
  const movable = columns.filter(({ isFixed }) => !isFixed)
  const byKey = new Map(movable.map((column) => [column.key, column]))
  const placed = order.flatMap((key) => byKey.get(key) ?? [])
  for (const [index, column] of movable.entries()) {
    if (placed.includes(column)) continue
    const before = movable.slice(0, index).findLast((one) => placed.includes(one))
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column)
  }
  return [...placed, ...columns.filter(({ isFixed }) => isFixed)]
}

export const isShown = (column: Placed, { hidden, shown }: TableLayout): boolean => {
  if (column.isFixed || column.isAlways) return true
  return column.isOptional ? shown.includes(column.key) : !hidden.includes(column.key)
}

export const visible = <C extends Placed>(columns: readonly C[], layout: TableLayout): C[] =>
  ordered(columns, layout).filter((column) => isShown(column, layout))

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key)

export const toggled = (column: Placed, layout: TableLayout): TableLayout => {
  const { key } = column
  if (column.isFixed || column.isAlways) return layout
  if (column.isOptional) {
    const shown = layout.shown.includes(key) ? without(layout.shown, key) : [...layout.shown, key]
    return { ...layout, shown }
  }
  const hidden = layout.hidden.includes(key) ? without(layout.hidden, key) : [...layout.hidden, key]
  return { ...layout, hidden }
}

/** Puts a column where another one stands. */
export const moved = (
  columns: readonly Placed[],
  layout: TableLayout,
  { key, to }: { key: string; to: number },
): TableLayout => {
  const keys = ordered(columns, layout)
    .filter(({ isFixed }) => !isFixed)
    .map((column) => column.key)
  const rest = without(keys, key)
  if (rest.length === keys.length) return layout
  return { ...layout, order: rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, key) }
}

/** Whether two layouts show a list alike. */
export const isSameLayout = (columns: readonly Placed[], one: TableLayout, other: TableLayout): boolean => {
  const keysOf = (layout: TableLayout) => visible(columns, layout).map(({ key }) => key)
  return one.density === other.density && keysOf(one).join(' ') === keysOf(other).join(' ')
}

export const isUsualLayout = ({ order, hidden, shown }: TableLayout): boolean =>
  order.length === 0 && hidden.length === 0 && shown.length === 0

/** What was kept on the device or came from the server; what is not understood stands as usual. */
export const readLayout = (kept: unknown): TableLayout => {
  if (typeof kept !== 'object' || kept === null) return usualLayout
  const keys = (name: string): string[] => {
    const value: unknown = Reflect.get(kept, name)
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  }
  const density = densities.find((one) => one === Reflect.get(kept, 'density')) ?? usualLayout.density
  return { order: keys('order'), hidden: keys('hidden'), shown: keys('shown'), density }
}
