import type { TableList } from '@arriero/contract/table-lists'
import { useIsPhone } from '../media.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { visible } from './layout.ts'
import { TableFrame, type TableFrameProps } from './TableFrame.tsx'
import { useLayout } from './use-layout.ts'
import { useOpeningView } from './views/use-opening-view.ts'
import { useViews } from './views/use-views.ts'
import { ViewMenu } from './views/ViewMenu.tsx'

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
