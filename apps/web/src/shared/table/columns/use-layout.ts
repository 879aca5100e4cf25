import type { TableList } from '@arriero/contract/lists/table-lists'
import { useState } from 'react'
import { readLayout, type TableLayout, usualLayout } from './layout.ts'

export interface LayoutControls {
  layout: TableLayout
  /** The view it was last taken from on this device. */
  viewId: string | undefined
  set: (layout: TableLayout, viewId?: string) => void
}

interface Kept {
  layout: TableLayout
  viewId: string | undefined
}

const keyFor = (list: TableList) => `arriero.table.${list}`

const read = (list: TableList): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyFor(list)) ?? 'null')
    const viewId: unknown =
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'viewId') : undefined
    return { layout: readLayout(kept), viewId: typeof viewId === 'string' ? viewId : undefined }
  } catch {
    return { layout: usualLayout, viewId: undefined }
  }
}

/** The columns and density of a list, as they were left on this device. */
export const useLayout = (list: TableList): LayoutControls => {
  const [state, setState] = useState(() => ({ list, kept: read(list) }))
  const { kept } = state.list === list ? state : { kept: read(list) }
  return {
    ...kept,
    set: (layout, viewId) => {
      setState({ list, kept: { layout, viewId } })
      localStorage.setItem(keyFor(list), JSON.stringify({ ...layout, ...(viewId ? { viewId } : {}) }))
    },
  }
}
