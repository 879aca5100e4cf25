import { Button, Table } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useIsPhone } from '#shared/media.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { antdColumns } from './antd-columns.tsx'
import type { Column, Paging } from './column.ts'
import { PhoneFilters } from './PhoneFilters.tsx'
import { opensFrom, RowCards } from './RowCards.tsx'
import { TableFoot } from './TableFoot.tsx'
import { isFiltered } from './table-state.ts'
import { tableTexts } from './table.texts.ts'
import type { TableControls } from './useTableState.ts'
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
  error?: { text?: string; reference?: string } | null
  isReloading?: boolean
  onReload: () => void
  onOpen?: (row: Row) => void
  /** Shown when there is nothing at all; a filtered list that finds nothing says so itself. */
  empty?: ReactNode
  /** Filters and buttons above the list, left of "Actualizar". */
  tools?: ReactNode
  /** Rows that changed a moment ago light up. */
  changedKeys?: ReadonlySet<string>
}

const scrollWidthPx = 1100

export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { columns, controls, paging, isReloading = false, onReload, tools } = props
  const isPhone = useIsPhone()
  return (
    <section aria-label={props.label} className={styles.list}>
      <div className={styles.tools}>
        <div className={styles.toolsStart}>{tools}</div>
        {isPhone && <PhoneFilters columns={columns} controls={controls} />}
        {isFiltered(controls.state) && <Button onClick={controls.clear}>{tableTexts.clearAll}</Button>}
        <Button icon={<Icon name="reload" sizePx={16} />} loading={isReloading} onClick={onReload}>
          {tableTexts.reload}
        </Button>
      </div>
      <TableBody {...props} isPhone={isPhone} />
      {props.rows && !props.error && (
        <TableFoot page={controls.state.page} paging={paging ?? { ...wholeList, total: props.rows.length }} />
      )}
    </section>
  )
}

const nowhere = () => undefined
const wholeList: Paging = { hasPrevious: false, hasNext: false, onPrevious: nowhere, onNext: nowhere }

const TableBody = <Row extends object>(props: DataTableProps<Row> & { isPhone: boolean }) => {
  const { rows, error, onReload, isPhone, controls } = props
  if (error) return <ErrorState text={error.text} reference={error.reference} onRetry={onReload} />
  if (!rows) return isPhone ? <Skeleton shape="cards" heightPx={236} /> : <Skeleton shape="table" />
  if (rows.length === 0 && !isFiltered(controls.state)) {
    return props.empty ?? <EmptyState drawing="box" title={tableTexts.nothing} />
  }
  if (!isPhone) return <WideTable {...props} rows={rows} />
  return rows.length > 0 ? <RowCards {...props} rows={rows} /> : nothingFound
}

const nothingFound = (
  <EmptyState drawing="search" title={tableTexts.nothingFound} text={tableTexts.nothingFoundHelp} />
)

const WideTable = <Row extends object>(props: DataTableProps<Row> & { rows: readonly Row[] }) => {
  const { rows, columns, controls, keyOf, onOpen, changedKeys } = props
  return (
    <Table<Row>
      columns={antdColumns(columns, controls.state)}
      dataSource={[...rows]}
      rowKey={keyOf}
      pagination={false}
      size="middle"
      scroll={{ x: scrollWidthPx }}
      showSorterTooltip={false}
      locale={{ emptyText: nothingFound }}
      className={styles.table}
      rowClassName={(row) => (changedKeys?.has(keyOf(row)) ? (styles.changed ?? '') : '')}
      onRow={(row) => ({
        onClick: (event) => opensFrom(event.target) && onOpen?.(row),
        onKeyDown: (event) => event.key === 'Enter' && event.target === event.currentTarget && onOpen?.(row),
        tabIndex: onOpen ? 0 : undefined,
        style: onOpen ? { cursor: 'pointer' } : undefined,
      })}
      onChange={(...[, filters, sorter, { action }]) => {
        if (action === 'sort' && !Array.isArray(sorter)) {
          controls.sort(
            sorter.order ? `${sorter.order === 'descend' ? '-' : ''}${String(sorter.columnKey)}` : undefined,
          )
        }
        if (action === 'filter') applyFilter(controls, filters)
      }}
    />
  )
}

/** Ant Design reports all filters at once; only the one that changed is written to the address. */
const applyFilter = (controls: TableControls, filters: Record<string, readonly unknown[] | null>) => {
  for (const [key, values] of Object.entries(filters)) {
    const chosen = (values ?? []).map(String)
    if (chosen.join('\n') !== (controls.state.filters[key] ?? []).join('\n')) controls.filter(key, chosen)
  }
}
