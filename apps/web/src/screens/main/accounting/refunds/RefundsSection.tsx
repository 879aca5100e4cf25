import { refundsList } from '@arriero/contract/es/lists/refunds'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RefundModal } from './RefundModal.tsx'

/** What clients are paid back. Decisions §10, §16. */
export default function RefundsSection() {
  return (
    <ListScreen
      list={useListTable(refundsList)}
      at={moneyPaths.refunds}
      drawing="box"
      row={(id, onClose) => <RefundModal id={id} onClose={onClose} />}
    />
  )
}
