import type { ReactNode } from 'react'
import type { EmptyDrawingName } from '../drawings/EmptyDrawing.tsx'
import { EmptyState } from '../plain/states/EmptyState.tsx'
import type { Column } from './columns/column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { DayRange } from './filters/DayRange.tsx'
import { DaySpans } from './filters/DaySpans.tsx'
import { MoreFilters } from './filters/MoreFilters.tsx'
import { tableTexts } from './table.texts.ts'
import type { ShownList } from './use-list-table.ts'
import { SearchInput } from '../forms/SearchInput.tsx'
import { searchKey } from './filters/table-state.ts'
import type { TableControls } from './filters/use-table-state.ts'
import styles from './DataTable.module.css'

/** The box over a list: one text over all that its rows are known by. The key `/` leads here from anywhere. */
const TableSearch = ({ controls, hint }: { controls: TableControls; hint: string }) => {
  const q = controls.state.filters[searchKey]?.[0] ?? ''
  return (
    <div className={styles.search} data-list-search>
      <SearchInput
        key={q}
        known={q}
        placeholder={hint}
        aria-label={hint}
        onSearch={(text) => controls.filter(searchKey, text ? [text] : [])}
      />
    </div>
  )
}

export interface ListTableProps<Row> extends Partial<DataTableProps<Row>> {
  list: ShownList<Row>
  /** What is done with a row: the last column. */
  act?: Column<Row>
  /** What narrows it beside its days and has no room in a head. */
  more?: { keys: readonly string[]; filters: ReactNode }
  drawing?: EmptyDrawingName
  /** The first step, where there is nothing. */
  first?: ReactNode
}

/** A list's days, as they stand in the address. */
export const dayKeys = ['from', 'to'] as const

const Tools = <Row,>({ list, more, tools }: ListTableProps<Row>) => {
  const { search, days, spans } = list.of
  const { controls } = list.table
  const months = days && spans && <DaySpans controls={controls} label={days} keys={dayKeys} />
  return (
    <>
      {search && <TableSearch controls={controls} hint={tableTexts.searchBy(search)} />}
      {(days ?? more) && (
        <MoreFilters controls={controls} keys={[...(days ? dayKeys : []), ...(more?.keys ?? [])]}>
          {days && <DayRange controls={controls} label={days} keys={dayKeys} />}
          {spans === 'amongFilters' && months}
          {more?.filters}
        </MoreFilters>
      )}
      {spans === 'inSight' && months}
      {tools}
    </>
  )
}

/** A list as its value says, with what a screen adds: every prop of `DataTable` may be said otherwise. */
export const ListTable = <Row extends object>(props: ListTableProps<Row>) => {
  const { list, act, more: _more, drawing = 'papers', first, ...own } = props
  const { columns = list.table.columns } = own
  const [title, text] = list.of.empty ?? [tableTexts.nothing]
  return (
    <DataTable<Row>
      {...list.table}
      empty={<EmptyState drawing={drawing} title={title} text={text} action={first} />}
      {...own}
      columns={act ? [...columns, act] : columns}
      tools={<Tools {...props} />}
    />
  )
}
