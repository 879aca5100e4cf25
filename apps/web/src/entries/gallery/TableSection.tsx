import { useState } from 'react'
import { formatDateTime, formatShortId } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { StatusTag } from '#shared/plain/values/StatusTag.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { localRows } from '#shared/table/rows/local-rows.ts'
import { useTableState } from '#shared/table/filters/use-table-state.ts'
import { type ExampleRow, rows, tones } from './examples.ts'
import { galleryTexts as texts } from './gallery.texts.ts'

const names = texts.columns

const columns: Column<ExampleRow>[] = [
  { key: 'id', title: names.id, render: ({ id }) => <span className="tabular">{formatShortId(id)}</span> },
  {
    key: 'owner',
    title: names.owner,
    render: ({ owner }) => owner,
    text: ({ owner }) => owner,
    isSearchable: true,
    card: 'fact',
  },
  {
    key: 'reserved',
    title: names.date,
    render: ({ reservedAt }) => formatDateTime(reservedAt),
    isSortable: true,
    compare: (one, other) => one.reservedAt.localeCompare(other.reservedAt),
    card: 'fact',
  },
  {
    key: 'origin',
    title: names.origin,
    render: ({ origin }) => origin,
    text: ({ origin }) => origin,
    isSearchable: true,
  },
  {
    key: 'destination',
    title: names.destination,
    render: ({ origin, destination }) => `${origin} → ${destination}`,
    card: 'title',
  },
  {
    key: 'status',
    title: names.status,
    render: ({ tone }) => <StatusTag tone={tone}>{texts.statuses[tone]}</StatusTag>,
    text: ({ tone }) => tone,
    filters: tones.map((tone) => ({ value: tone, label: texts.statuses[tone] })),
    card: 'aside',
  },
  {
    key: 'price',
    title: names.price,
    align: 'end',
    render: ({ pesos }) => <Money pesos={pesos} />,
    card: 'fact',
  },
  {
    key: 'act',
    title: names.act,
    render: () => <Button kind="primary">{texts.take}</Button>,
    card: 'action',
  },
]

const keys = columns.map(({ key }) => key)
const changed = new Set([rows[1]?.id ?? ''])

export const TableSection = () => {
  const controls = useTableState(keys)
  const [opened, setOpened] = useState('')
  const [isLoading, setLoading] = useState(false)
  const shown = localRows({ rows, columns, state: controls.state })
  return (
    <>
      <DataTable
        label={texts.sections.table}
        columns={columns}
        rows={isLoading ? undefined : shown}
        keyOf={({ id }) => id}
        controls={controls}
        changedKeys={changed}
        paging={{
          total: 10_000,
          isMore: true,
          hasPrevious: controls.state.page > 1,
          hasNext: true,
          onNext: () => controls.next('cursor'),
          onPrevious: controls.previous,
        }}
        onReload={() => setLoading(!isLoading)}
        onOpen={({ id }) => setOpened(id)}
      />
      <output>{opened}</output>
    </>
  )
}
