import { api } from '@arriero/contract'
import { CameBack } from '#features/settlements/CameBack.tsx'
import { useAct } from '#shared/api/queries.ts'
import { payoutsTexts } from './payouts.texts.ts'

interface ReturnedPayoutProps {
  payoutId: string
  onDone: () => void
}

/** A transfer that was recorded as made has come back. */
export const ReturnedPayout = ({ payoutId, onDone }: ReturnedPayoutProps) => (
  <CameBack
    texts={payoutsTexts.returned}
    act={useAct(api.settlements.returned)}
    input={(reason) => ({ params: { _id: payoutId }, body: { reason } })}
    onDone={onDone}
  />
)
