import type { TableList } from '@arriero/contract/lists/table-lists'
import { useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../media.ts'
import { ColumnChooser } from './columns/ColumnChooser.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { visible } from './columns/layout.ts'
import { TableFrame, type TableFrameProps } from './TableFrame.tsx'
import { useLayout, type LayoutControls } from './columns/use-layout.ts'
import { useViews, type Views } from './views/use-views.ts'
import { ViewMenu } from './views/ViewMenu.tsx'
import { isUsual } from './filters/table-state.ts'
import type { TableControls } from './filters/use-table-state.ts'
import { screenOf } from './views/view.ts'

interface OpeningInput {
  views: Views
  controls: TableControls
  layout: LayoutControls
}

/**
 * Opens a list with the view its address names, or, where the address asks for nothing, with the person's own choice.
 * True until the list stands so, that no other rows are shown first.
 */
const useOpeningView = ({ views, controls, layout }: OpeningInput): boolean => {
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

interface NamedTableProps<Row> extends Omit<TableFrameProps<Row>, 'layout' | 'endTools'> {
  listName: TableList
  exportQuery?: Readonly<Record<string, unknown>>
}

/** A list that is kept under a name: its views, its columns as they were left, its export. */
export const NamedTable = <Row,>({ listName, exportQuery, ...frame }: NamedTableProps<Row>) => {
  const { columns, controls } = frame
  const layout = useLayout(listName)
  const views = useViews(listName)
  const isPhone = useIsPhone()
  const isOpening = useOpeningView({ views, controls, layout })
  const visibleKeys = visible(columns, layout.layout).map(({ key }) => key)
  return (
    <TableFrame
      {...frame}
      rows={isOpening ? undefined : frame.rows}
      layout={layout.layout}
      endTools={
        <>
          <ViewMenu columns={columns} controls={controls} layout={layout} views={views} />
          {!isPhone && (
            <ColumnChooser
              columns={columns}
              layout={layout.layout}
              onChange={(next) => layout.set(next, layout.viewId)}
            />
          )}
          {exportQuery && <ExportButton list={listName} query={exportQuery} visibleKeys={visibleKeys} />}
        </>
      }
    />
  )
}
