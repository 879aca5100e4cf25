import { api } from '@arriero/contract'
import { CameBack } from '#features/settlements/CameBack.tsx'
import { useAct } from '#shared/api/queries.ts'
import { refundsScreenTexts } from './refunds-screen.texts.ts'

interface RejectRefundProps {
  refundId: string
  onDone: () => void
}

/** A refund that was recorded as made did not arrive. */
export const RejectRefund = ({ refundId, onDone }: RejectRefundProps) => (
  <CameBack
    texts={refundsScreenTexts.rejected}
    act={useAct(api.refunds.reject)}
    input={(reason) => ({ params: { _id: refundId }, body: { reason } })}
    onDone={onDone}
  />
)
