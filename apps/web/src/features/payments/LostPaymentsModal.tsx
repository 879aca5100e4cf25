import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { statusTextOf } from '@arriero/contract/es/words'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { useList } from '#shared/table/use-list.ts'
import { useLocalControls } from '#shared/table/use-local-controls.ts'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { lostTexts as texts } from './lost-payments.texts.ts'
import { isFailure } from './payment-outcome.ts'

type Row = ReplyOf<typeof api.payments.lost>['items'][number]

const wordOf = (status: string | null): string => {
  if (isFailure(status)) return texts.gateway[status]
  return status === 'PENDING' ? texts.paying : (status ?? '—')
}

const columns: readonly Column<Row>[] = [
  {
    key: 'order',
    title: texts.columns.order,
    widthPx: 90,
    card: 'title',
    isAlways: true,
    render: ({ orderId }) => <code className="tabular">{formatShortId(orderId)}</code>,
  },
  {
    key: 'total',
    title: texts.columns.total,
    widthPx: 120,
    align: 'end',
    card: 'fact',
    render: ({ total }) => <Money pesos={total} isStrong />,
  },
  {
    key: 'payStatus',
    title: texts.columns.payStatus,
    widthPx: 120,
    card: 'fact',
    render: ({ payStatus }) => wordOf(payStatus),
  },
  {
    key: 'status',
    title: texts.columns.status,
    widthPx: 110,
    card: 'aside',
    render: ({ status }) => statusTextOf(status),
  },
  {
    key: 'alertAt',
    title: texts.columns.alertAt,
    widthPx: 170,
    isSortable: true,
    card: 'fact',
    render: ({ alertAt }) => <When at={alertAt} />,
  },
  {
    key: 'client',
    title: texts.columns.client,
    widthPx: 150,
    card: 'fact',
    render: ({ client }) => client.name,
  },
  {
    key: 'carrier',
    title: texts.columns.carrier,
    widthPx: 150,
    render: ({ carrier }) => carrier?.name ?? texts.nobody,
  },
]

interface LostPaymentsModalProps {
  isOpen: boolean
  onOpen: (orderId: string) => void
  onClose: () => void
}

const LostPayments = ({ onOpen }: Pick<LostPaymentsModalProps, 'onOpen'>) => {
  const controls = useLocalControls()
  const query = tableQuery(controls.state, { sorts: ['-alertAt', 'alertAt'] })
  const list = useList(useRead(api.payments.lost, { query }), controls)
  return (
    <>
      <p>{texts.help}</p>
      <DataTable<Row>
        {...list}
        label={texts.title}
        columns={columns}
        keyOf={({ orderId }) => orderId}
        controls={controls}
        onReload={list.reload}
        onOpen={({ orderId }) => onOpen(orderId)}
        empty={<EmptyState drawing="papers" title={texts.none} text={texts.noneHelp} />}
      />
    </>
  )
}

/** The list behind the banner. Decisions §11. */
export const LostPaymentsModal = ({ isOpen, onOpen, onClose }: LostPaymentsModalProps) => (
  <ResponsiveModal isOpen={isOpen} title={texts.title} onClose={onClose}>
    <LostPayments onOpen={onOpen} />
  </ResponsiveModal>
)
