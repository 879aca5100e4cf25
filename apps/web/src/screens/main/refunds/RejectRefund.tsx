import { api } from '@arriero/contract'
import { CameBack } from '#features/settlements/CameBack.tsx'
import { useAct } from '#shared/api/queries.ts'
import { refundsScreenTexts } from './refunds-screen.texts.ts'

interface RejectRefundProps {
  refundId: string
  onDone: () => void
}

/** A refund that was recorded as made did not arrive. */
export const RejectRefund = ({ refundId, onDone }: RejectRefundProps) => {
  const reject = useAct(api.refunds.reject)
  return (
    <CameBack
      texts={refundsScreenTexts.rejected}
      isBusy={reject.isPending}
      error={reject.error}
      onSubmit={(reason, done) =>
        reject.mutate(
          { params: { _id: refundId }, body: { reason } },
          {
            onSuccess: () => {
              done()
              onDone()
            },
          },
        )
      }
    />
  )
}
