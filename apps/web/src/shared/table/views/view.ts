/** A saved view and what stands on the screen, compared and turned into each other. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ViewState } from '@arriero/contract/lists/table-views'
import type { Column } from '../columns/column.ts'
import { isSameLayout, readLayout, type TableLayout } from '../columns/layout.ts'
import type { AskedState } from '../filters/use-table-state.ts'

export type SavedView = ReplyOf<typeof api.tableViews.all>['items'][number]

export interface OnScreen {
  asked: AskedState
  layout: TableLayout
}

const copied = (filters: AskedState['filters']) =>
  Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]))

export const stateOf = ({ asked, layout }: OnScreen): ViewState => ({
  filters: copied(asked.filters),
  sort: asked.sort ?? null,
  layout: {
    order: [...layout.order],
    hidden: [...layout.hidden],
    shown: [...layout.shown],
    density: layout.density,
  },
})

export const screenOf = ({ _id, state }: SavedView): OnScreen => ({
  asked: { filters: state.filters, sort: state.sort ?? undefined, view: _id },
  layout: readLayout(state.layout),
})

const wordsOf = (filters: AskedState['filters']) =>
  Object.entries(filters)
    .map(([key, values]) => `${key}=${[...values].sort().join('\n')}`)
    .sort()
    .join('\n\n')

/** Whether the screen shows something else than the view keeps. */
export const differs = (
  columns: readonly Pick<Column<never>, 'key' | 'isFixed' | 'isAlways' | 'isOptional'>[],
  view: SavedView,
  screen: OnScreen,
): boolean => {
  const kept = screenOf(view)
  return (
    wordsOf(kept.asked.filters) !== wordsOf(screen.asked.filters) ||
    kept.asked.sort !== screen.asked.sort ||
    !isSameLayout(columns, kept.layout, screen.layout)
  )
}
