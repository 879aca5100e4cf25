import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { batchesList } from '@arriero/contract/es/lists/payout-batches'
import { useState } from 'react'
import styles from '#features/settlements/settlements.module.css'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { DetailList, type Detail } from '#shared/plain/DetailList.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { listFact, listFacts } from '#shared/table/list-columns.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
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
  const { data, error, refetch } = useRead(api.settlements.batch, { params: { _id: id } })
  if (error instanceof CallError && error.status === 404) {
    const back = <PlainButton onClick={onClose}>{texts.back}</PlainButton>
    return <EmptyState drawing="signpost" title={texts.gone} text={texts.goneHelp} action={back} />
  }
  if (error && !data) return <ReadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="detail" />
  return (
    <div className={styles.panel}>
      <h3 className={own.title}>{texts.batch(data.number)}</h3>
      <DetailList details={factsOf(data)} />
      <BatchItems items={data.items} />
      <BatchActs batch={data} onChanged={() => void refetch()} onGone={onClose} />
    </div>
  )
}

/** One batch: its payouts, its file for the bank, paying it. */
export const BatchModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => {
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  const shown = id ?? last
  if (shown === undefined) return null
  return (
    <ResponsiveModal isOpen={id !== undefined} title={texts.title} onClose={onClose}>
      <Content key={shown} id={shown} onClose={onClose} />
    </ResponsiveModal>
  )
}
