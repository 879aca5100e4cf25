import type { TableList } from '@arriero/contract/lists/table-lists'
import type { ReactNode } from 'react'
import { useToast } from '../ui/use-toast.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import type { Bulk } from './bulk/bulk.ts'
import { useSelection } from './bulk/use-selection.ts'
import type { Column, Paging, SumRow } from './columns/column.ts'
import { usualLayout } from './columns/layout.ts'
import { NamedTable } from './NamedTable.tsx'
import { NewRows } from './rows/NewRows.tsx'
import { tableTexts } from './table.texts.ts'
import { TableFrame } from './TableFrame.tsx'
import { useHeldRows } from './rows/use-held-rows.ts'
import type { ListError } from './rows/use-list.ts'
import type { TableControls } from './filters/use-table-state.ts'
import styles from './DataTable.module.css'

export interface DataTableProps<Row> {
  /** What the list is, for those who hear it: "Servicios disponibles". */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  controls: TableControls
  paging?: Paging
  /** Present = the list could not be loaded. */
  error?: ListError | null
  isReloading?: boolean
  /** The rows are of this visit; until then none counts as new. */
  isFresh?: boolean
  /** May resolve to why the rows could not be read again: it is said, as is that they were. */
  onReload: () => void | Promise<string | undefined>
  onOpen?: (row: Row) => void
  /** Shown when there is nothing at all; a filtered list that finds nothing says so itself. */
  empty?: ReactNode
  /** Filters and buttons above the list, on the left. */
  tools?: ReactNode
  /** Rows that changed a moment ago light up. */
  changedKeys?: ReadonlySet<string>
  /** The row that is meant elsewhere on the screen, as on a map. */
  pickedKey?: string | undefined
  /** It shares its width with something: it asks for its columns' room alone. */
  isBeside?: boolean | undefined
  /** Under which name its views, columns and files are kept. */
  listName?: TableList
  /** What the server is asked for; offers all of it as a spreadsheet. Needs `listName`. */
  exportQuery?: Readonly<Record<string, unknown>>
  bulk?: Bulk<Row>
  /** What all of the list comes to, as the server adds it up: stands under its columns. */
  sums?: readonly SumRow[] | undefined
  /** What a reader may want to know of it, at the foot: what its sums count and leave out. */
  note?: string
  /** Rows that others add above those on screen wait behind a pill; `isOwn` names those that never wait. */
  newRows?: { words?: (count: number) => string; isOwn?: (key: string) => boolean }
}

/** One table for all lists. How a screen uses it: README.md beside it. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { controls, keyOf, newRows, bulk, listName, onReload } = props
  const { view: _view, after: _after, page: _page, ...question } = controls.state
  const held = useHeldRows({
    rows: props.rows,
    keyOf,
    list: JSON.stringify(controls.state),
    isFresh: props.isFresh ?? true,
    holds: newRows !== undefined,
    isOwn: newRows?.isOwn,
  })
  const selection = useSelection({
    shown: held.shown,
    keyOf,
    nameOf: bulk?.nameOf ?? keyOf,
    question: JSON.stringify(question),
  })
  const toast = useToast()
  const keptFocus = useKeptFocus<HTMLElement>()
  const reload = async () => {
    held.showAll()
    const answer = onReload()
    if (!answer) return
    const failure = await answer
    if (failure === undefined) toast.success(tableTexts.reloaded)
    else toast.error(failure)
  }
  const frame = {
    ...props,
    rows: held.shown,
    onReload: () => void reload(),
    ...(bulk ? { selection } : {}),
  }
  return (
    <section {...keptFocus} aria-label={props.label} className={styles.list} data-list>
      <NewRows count={held.waitingCount} words={newRows?.words ?? tableTexts.newRows} onShow={held.showAll} />
      {listName ? (
        <NamedTable key={listName} {...frame} listName={listName} />
      ) : (
        <TableFrame {...frame} layout={usualLayout} />
      )}
      {bulk && <BulkBar bulk={bulk} selection={selection} keyOf={keyOf} onDone={() => void onReload()} />}
    </section>
  )
}
