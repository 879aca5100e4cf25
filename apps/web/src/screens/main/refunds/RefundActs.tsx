import { api } from '@arriero/contract'
import type { Refund } from '@arriero/contract/refunds'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { ReferenceForm } from '#features/settlements/ReferenceForm.tsx'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import styles from '#features/settlements/settlements.module.css'
import { settlementsTexts } from '#features/settlements/settlements.texts.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

interface RefundActsProps {
  refund: Refund
  onDone: () => void
}

const Pay = ({ refund, onDone }: RefundActsProps) => {
  const toast = useToast()
  const pay = useAct(api.refunds.pay)
  const isSecond = refund.state === 'confirming'
  const amount = formatMoney(refund.value)
  return (
    <ReferenceForm
      key={refund.state}
      act={isSecond ? settlementsTexts.confirmRefund(amount) : settlementsTexts.refund(amount)}
      isSecond={isSecond}
      isBusy={pay.isPending}
      error={pay.error}
      onSubmit={(reference) =>
        pay.mutate(
          { params: { _id: refund._id }, body: { reference } },
          {
            onSuccess: ({ state }) => {
              toast.success(state === 'paid' ? texts.paid : texts.waits)
              onDone()
            },
          },
        )
      }
    />
  )
}

const Withdraw = ({ refund, onDone }: RefundActsProps) => {
  const toast = useToast()
  const withdraw = useAct(api.refunds.withdraw)
  const act = () =>
    withdraw.mutate(
      { params: { _id: refund._id } },
      {
        onSuccess: () => {
          toast.success(texts.withdrawn)
          onDone()
        },
        onError: (error) => toast.error(errorText(error)),
      },
    )
  return (
    <div className={styles.acts}>
      <Button loading={withdraw.isPending} onClick={act}>
        {settlementsTexts.withdraw}
      </Button>
    </div>
  )
}

/** Pay it back, confirm what another began, or take that back. */
export const RefundActs = ({ refund, onDone }: RefundActsProps) => {
  const client = useQueryClient()
  const { _id: ownId } = useProfile()
  const { state, isCaptured, askedBy, needsSecond } = refund
  const done = () => {
    refreshMoney(client)
    onDone()
  }
  if (state === 'paid') return null
  const isOwn = state === 'confirming' && askedBy?._id === ownId
  return (
    <>
      {!isCaptured && <Alert type="info" showIcon title={texts.notCaptured} />}
      {state === 'due' && needsSecond && <p>{settlementsTexts.needsSecond}</p>}
      {state === 'confirming' && (
        <p>{isOwn ? settlementsTexts.ownSecond : settlementsTexts.waitsSecond(askedBy?.name ?? '')}</p>
      )}
      {isCaptured && !isOwn && <Pay refund={refund} onDone={done} />}
      {state === 'confirming' && <Withdraw refund={refund} onDone={done} />}
    </>
  )
}
