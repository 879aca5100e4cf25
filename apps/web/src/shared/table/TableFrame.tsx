import type { ReactNode } from 'react'
import { useIsPhone } from '../media.ts'
import { Button } from '../plain/Button.tsx'
import { EmptyState } from '../plain/states/EmptyState.tsx'
import { ErrorState } from '../plain/states/ErrorState.tsx'
import { Skeleton } from '../plain/states/Skeleton.tsx'
import { ActiveFilters } from './filters/ActiveFilters.tsx'
import type { Selection } from './bulk/use-selection.ts'
import type { Column, Paging, SumRow } from './columns/column.ts'
import { type TableLayout, visible } from './columns/layout.ts'
import { SheetOfFiltersRoom } from './filters/MoreFilters.tsx'
import { PhoneFilters } from './filters/PhoneFilters.tsx'
import { RowCards } from './rows/RowCards.tsx'
import { SumCards } from './rows/SumLines.tsx'
import { TableFoot } from './rows/TableFoot.tsx'
import { ToolButton } from '../ui/ToolButton.tsx'
import { isFiltered } from './filters/table-state.ts'
import { tableTexts } from './table.texts.ts'
import type { ListError } from './rows/use-list.ts'
import type { TableControls } from './filters/use-table-state.ts'
import { nothingFound, WideTable } from './WideTable.tsx'
import styles from './DataTable.module.css'

export interface TableFrameProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  controls: TableControls
  paging?: Paging
  error?: ListError | null
  isReloading?: boolean
  onReload: () => void
  onOpen?: (row: Row) => void
  empty?: ReactNode
  tools?: ReactNode
  changedKeys?: ReadonlySet<string>
  /** The row that is meant elsewhere on the screen, as on a map. */
  pickedKey?: string | undefined
  /** It shares its width with something: it asks for its columns' room alone. */
  isBeside?: boolean | undefined
  selection?: Selection<Row>
  layout: TableLayout
  /** What all of it comes to, under the rows. */
  sums?: readonly SumRow[] | undefined
  /** What a reader may want to know of it, at the foot. */
  note?: string
  /** On the right, before "Actualizar". */
  endTools?: ReactNode
}

const nowhere = () => undefined
const wholeList: Paging = { hasPrevious: false, hasNext: false, onPrevious: nowhere, onNext: nowhere }

/** What stands around the rows: tools above, the state of the list, the foot. */
export const TableFrame = <Row,>(props: TableFrameProps<Row>) => {
  const { columns, controls, paging, isReloading = false, onReload, tools, endTools } = props
  const isPhone = useIsPhone()
  return (
    <>
      <SheetOfFiltersRoom>
        <div className={styles.tools}>
          <div className={styles.toolsStart}>{tools}</div>
          <div className={styles.toolsEnd}>
            {isPhone && <PhoneFilters columns={columns} controls={controls} />}
            {endTools}
            <ToolButton label={tableTexts.reload} icon="reload" isBusy={isReloading} onClick={onReload} />
          </div>
        </div>
      </SheetOfFiltersRoom>
      <ActiveFilters columns={columns} controls={controls} />
      <TableBody {...props} isPhone={isPhone} />
      {props.rows && !props.error && (
        <TableFoot page={controls.state.page} paging={paging ?? { ...wholeList, total: props.rows.length }} />
      )}
      {props.note && <p className={styles.note}>{props.note}</p>}
    </>
  )
}

const TableBody = <Row,>(props: TableFrameProps<Row> & { isPhone: boolean }) => {
  const { rows, error, onReload, isPhone, controls, columns, layout } = props
  if (error?.isOfQuestion) {
    const whole = () => controls.apply({ filters: {}, sort: undefined, view: undefined })
    return (
      <EmptyState
        drawing="signpost"
        title={tableTexts.badQuestion}
        text={tableTexts.badQuestionHelp}
        action={<Button onClick={whole}>{tableTexts.clearAll}</Button>}
      />
    )
  }
  if (error) return <ErrorState text={error.text} reference={error.reference} onRetry={onReload} />
  if (rows?.length === 0 && !isFiltered(controls.state)) {
    return props.empty ?? <EmptyState drawing="box" title={tableTexts.nothing} />
  }
  if (!isPhone) return <WideTable {...props} columns={visible(columns, layout)} density={layout.density} />
  if (!rows) return <Skeleton shape="cards" heightPx={236} />
  if (rows.length === 0) return nothingFound
  return (
    <>
      <RowCards {...props} rows={rows} />
      {props.sums && <SumCards columns={columns} sums={props.sums} />}
    </>
  )
}
