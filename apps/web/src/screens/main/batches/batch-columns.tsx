import type { PayoutBatch } from '@arriero/contract/settlement-shapes'
import { batchStates } from '@arriero/domain/payout-batches'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { batchesTexts as texts } from './batches.texts.ts'

export const BatchState = ({ state }: { state: PayoutBatch['state'] }) => (
  <StateTag tone={state === 'paid' ? 'good' : 'waiting'}>{texts.states[state]}</StateTag>
)

export const batchColumns: readonly Column<PayoutBatch>[] = [
  {
    key: 'number',
    title: texts.columns.number,
    widthPx: 100,
    card: 'title',
    isAlways: true,
    render: ({ number }) => <span className="tabular">{texts.batch(number)}</span>,
  },
  {
    key: 'state',
    title: texts.columns.state,
    widthPx: 210,
    card: 'aside',
    filters: batchStates.map((state) => ({ value: state, label: texts.states[state] })),
    render: ({ state }) => <BatchState state={state} />,
  },
  {
    key: 'createdAt',
    title: texts.columns.createdAt,
    widthPx: 180,
    isSortable: true,
    card: 'fact',
    render: ({ createdAt, createdBy }) => (
      <>
        <When at={createdAt} />
        <br />
        <small>{createdBy.name}</small>
      </>
    ),
  },
  {
    key: 'count',
    title: texts.columns.count,
    widthPx: 90,
    align: 'end',
    card: 'fact',
    render: ({ count }) => <span className="tabular">{formatNumber(count)}</span>,
  },
  {
    key: 'total',
    title: texts.columns.total,
    widthPx: 130,
    align: 'end',
    card: 'fact',
    render: ({ total }) => <Money pesos={total} isStrong />,
  },
  {
    key: 'reference',
    title: texts.columns.reference,
    widthPx: 150,
    render: ({ reference }) => reference ?? '—',
  },
  {
    key: 'paidAt',
    title: texts.columns.paidAt,
    widthPx: 170,
    render: ({ paidAt }) => <When at={paidAt} />,
  },
]
