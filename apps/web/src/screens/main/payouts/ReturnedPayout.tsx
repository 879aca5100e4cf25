import { api } from '@arriero/contract'
import { CameBack } from '#features/settlements/CameBack.tsx'
import { useAct } from '#shared/api/queries.ts'
import { payoutsTexts } from './payouts.texts.ts'

interface ReturnedPayoutProps {
  payoutId: string
  onDone: () => void
}

/** A transfer that was recorded as made has come back. */
export const ReturnedPayout = ({ payoutId, onDone }: ReturnedPayoutProps) => {
  const returned = useAct(api.settlements.returned)
  return (
    <CameBack
      texts={payoutsTexts.returned}
      isBusy={returned.isPending}
      error={returned.error}
      onSubmit={(reason, done) =>
        returned.mutate(
          { params: { _id: payoutId }, body: { reason } },
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
