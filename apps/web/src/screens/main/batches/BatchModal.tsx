import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { useState } from 'react'
import styles from '#features/settlements/settlements.module.css'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { DetailList, type Detail } from '#shared/plain/DetailList.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Money } from '#shared/plain/Money.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { When } from '#shared/plain/When.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { BatchActs } from './BatchActs.tsx'
import { BatchItems } from './BatchItems.tsx'
import { BatchState } from './batch-columns.tsx'
import { batchesTexts as texts } from './batches.texts.ts'
import type { WholeBatch } from './whole-batch.ts'
import own from './batches.module.css'

const factsOf = (batch: WholeBatch): Detail[] => [
  {
    label: texts.columns.state,
    value: (
      <span role="status">
        <BatchState state={batch.state} />
      </span>
    ),
    isWide: true,
  },
  { label: texts.columns.total, value: <Money pesos={batch.total} isStrong /> },
  { label: texts.columns.count, value: formatNumber(batch.count) },
  { label: texts.columns.createdAt, value: <When at={batch.createdAt} /> },
  { label: texts.createdBy, value: batch.createdBy.name },
  ...(batch.reference ? [{ label: texts.columns.reference, value: batch.reference }] : []),
  // Where one person is enough, nobody was asked.
  ...(batch.askedBy && (batch.approvedBy || batch.state === 'confirming')
    ? [{ label: texts.askedBy, value: batch.askedBy.name }]
    : []),
  ...(batch.approvedBy ? [{ label: texts.approvedBy, value: batch.approvedBy.name }] : []),
  ...(batch.paidBy ? [{ label: texts.paidBy, value: batch.paidBy.name }] : []),
]

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
