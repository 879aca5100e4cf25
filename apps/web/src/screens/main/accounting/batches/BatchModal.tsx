import { api } from '@arriero/contract'
import { batchesList } from '@arriero/contract/es/lists/payout-batches'
import styles from '#features/settlements/settlements.module.css'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { listFact, listFacts } from '#shared/table/columns/list-columns.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { BatchActs } from './BatchActs.tsx'
import { BatchItems } from './BatchItems.tsx'
import { batchesTexts as texts } from './batches.texts.ts'
import type { WholeBatch } from './whole-batch.ts'
import own from './batches.module.css'

const factsOf = (batch: WholeBatch): Detail[] => {
  const { label, value } = listFact(batchesList, batch, 'state')
  // Where one person is enough, nobody was asked.
  const wasAsked = batch.approvedBy !== null || batch.state === 'confirming'
  return [
    { label, value: <span role="status">{value}</span>, isWide: true },
    ...listFacts(batchesList, batch, ['total', 'count', 'createdAt', 'createdBy', 'reference']),
    ...listFacts(batchesList, batch, [...(wasAsked ? ['askedBy' as const] : []), 'approvedBy', 'paidBy']),
  ]
}

const Content = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const read = useRead(api.settlements.batch, { params: { _id: id } })
  return (
    <Answer of={read} wait="detail" gone={<Gone title={texts.gone} text={texts.goneHelp} />}>
      {(batch) => (
        <div className={styles.panel}>
          <h3 className={own.title}>{texts.batch(batch.number)}</h3>
          <DetailList details={factsOf(batch)} />
          <BatchItems items={batch.items} />
          <BatchActs batch={batch} onChanged={() => void read.refetch()} onGone={onClose} />
        </div>
      )}
    </Answer>
  )
}

/** One batch: its payouts, its file for the bank, paying it. */
export const BatchModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => (
  <RowModal row={id} title={texts.title} onClose={onClose}>
    {(shown) => <Content id={shown} onClose={onClose} />}
  </RowModal>
)
