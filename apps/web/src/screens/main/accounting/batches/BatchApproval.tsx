import { api } from '@arriero/contract'
import { Button } from 'antd'
import styles from '#features/settlements/settlements.module.css'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { batchesTexts as texts } from './batches.texts.ts'
import type { WholeBatch } from './whole-batch.ts'

interface BatchApprovalProps {
  batch: WholeBatch
  onChanged: () => void
}

const sentence = ({ state, askedBy }: WholeBatch, isOwn: boolean): string => {
  if (state === 'open') return texts.needsSecond
  return isOwn ? texts.ownAsked : texts.asked(askedBy?.name ?? '')
}

/** Two people agree on the payouts and their sum before anything leaves: one asks, another approves. */
export const BatchApproval = ({ batch, onChanged }: BatchApprovalProps) => {
  const toast = useToast()
  const { _id: ownId } = useProfile()
  const approve = useAct(api.settlements.approveBatch)
  const isAsked = batch.state === 'confirming'
  const isOwn = isAsked && batch.askedBy?._id === ownId
  const amount = formatMoney(batch.total)
  const act = () =>
    approve.mutate(
      { params: { _id: batch._id } },
      {
        onSuccess: ({ state }) => {
          toast.success(state === 'approved' ? texts.approved : texts.waits)
          onChanged()
        },
        onError: (error) => toast.error(errorText(error)),
      },
    )
  return (
    <>
      <p>{sentence(batch, isOwn)}</p>
      {!isOwn && (
        <div className={styles.acts}>
          <Button type="primary" size="large" loading={approve.isPending} onClick={act}>
            {isAsked ? texts.approve(amount) : texts.ask(amount)}
          </Button>
        </div>
      )}
    </>
  )
}
