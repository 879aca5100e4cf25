import { useEffect, useRef, useState } from 'react'
import { isUsual } from '../table-state.ts'
import type { LayoutControls } from '../use-layout.ts'
import type { TableControls } from '../useTableState.ts'
import type { Views } from './use-views.ts'
import { screenOf } from './view.ts'

interface OpeningInput {
  views: Views
  controls: TableControls
  layout: LayoutControls
}

/**
 * Opens a list with the view its address names, or, where the address asks for nothing, with the person's own choice.
 * True until the list stands so, that no other rows are shown first.
 */
export const useOpeningView = ({ views, controls, layout }: OpeningInput): boolean => {
  const { state } = controls
  const [isOpening, setOpening] = useState(isUsual(state) || state.view !== undefined)
  const hasChosen = useRef(false)
  const awaited = useRef<string>(undefined)
  const { items, isLost } = views
  useEffect(() => {
    if (!isOpening) return
    if (hasChosen.current) {
      if (awaited.current === undefined || state.view === awaited.current) setOpening(false)
      return
    }
    if (!items && !isLost) return
    hasChosen.current = true
    const wanted = items?.find(({ _id, isDefault }) => (state.view ? _id === state.view : isDefault))
    if (!wanted) return setOpening(false)
    const { asked, layout: kept } = screenOf(wanted)
    // What was changed on this device since stays; on another one the view brings its columns.
    if (layout.viewId !== wanted._id) layout.set(kept, wanted._id)
    if (!isUsual(state)) return setOpening(false)
    awaited.current = wanted._id
    controls.apply(asked, { isOpening: true })
  }, [isOpening, items, isLost, state, controls, layout])
  return isOpening
}
