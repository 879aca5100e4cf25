import { isPaymentFailure } from '@arriero/domain/money/payment-attempts'
import type { api } from '@arriero/contract'
import { lostPaymentsList } from '@arriero/contract/es/lists/lost-payments'
import type { RowOf } from '@arriero/contract/lists/column'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useLocalControls } from '#shared/table/rows/use-local-controls.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { lostTexts as texts } from './lost-payments.texts.ts'

const wordOf = (status: string | null): string => {
  if (isPaymentFailure(status)) return texts.gateway[status]
  return status === 'PENDING' ? texts.paying : (status ?? '—')
}

const cells = {
  payStatus: ({ payStatus }: RowOf<typeof api.payments.lost>) => wordOf(payStatus),
}

interface LostPaymentsModalProps {
  isOpen: boolean
  onOpen: (orderId: string) => void
  onClose: () => void
}

const LostPayments = ({ onOpen }: Pick<LostPaymentsModalProps, 'onOpen'>) => {
  const controls = useLocalControls()
  const list = useListTable(lostPaymentsList, { cells, controls, keyOf: ({ orderId }) => orderId })
  return (
    <>
      <p>{texts.help}</p>
      <ListTable list={list} onOpen={({ orderId }) => onOpen(orderId)} />
    </>
  )
}

/** The list behind the banner. Decisions §11. */
export const LostPaymentsModal = ({ isOpen, onOpen, onClose }: LostPaymentsModalProps) => (
  <ResponsiveModal isOpen={isOpen} title={lostPaymentsList.title} onClose={onClose}>
    <LostPayments onOpen={onOpen} />
  </ResponsiveModal>
)
