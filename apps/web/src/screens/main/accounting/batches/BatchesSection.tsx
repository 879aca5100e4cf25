import { batchesList } from '@arriero/contract/es/lists/payout-batches'
import { Link } from 'react-router'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { BatchModal } from './BatchModal.tsx'
import { batchesTexts as texts } from './batches.texts.ts'

/** The list of batches: payouts that go to the bank together. */
export default function BatchesSection() {
  return (
    <ListScreen
      list={useListTable(batchesList)}
      at={moneyPaths.batches}
      drawing="box"
      first={<Link to={`${moneyPaths.payouts}?ready=true`}>{texts.toPayouts}</Link>}
      row={(id, onClose) => <BatchModal id={id} onClose={onClose} />}
    />
  )
}
