import { api } from '@arriero/contract'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { Statement } from '#shared/plain/Statement.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { FloorNote } from './FloorNote.tsx'
import type { OpenOrder } from './my-offer.ts'
import { offersTexts } from './offers.texts.ts'
import styles from './offers.module.css'

const texts = offersTexts.take

interface TakeAtPriceProps {
  order: OpenOrder
  hasOffer: boolean
  onStart: () => void
  onDone: () => void
  onRefused: (error: unknown) => void
}

const linesOf = ({ clientPrice, earnings }: OpenOrder) => [
  ...(clientPrice === null ? [] : [{ what: texts.clientPrice, amountPesos: clientPrice }]),
  ...(earnings === null
    ? []
    : [{ what: texts.earnings, amountPesos: earnings, note: texts.note, isTotal: true }]),
]

/** The client's own value: exactly what the carrier earns stands on the button. Decisions §7 "take". */
export const TakeAtPrice = ({ order, hasOffer, onStart, onDone, onRefused }: TakeAtPriceProps) => {
  const toast = useToast()
  const take = useAct(api.offers.create)
  const [isAsking, setAsking] = useState(false)
  const amount = formatMoney(order.earnings ?? 0)

  const confirm = () => {
    onStart()
    take.mutate(
      { body: { isOffer: false, idOrder: order._id } },
      {
        onSuccess: () => {
          toast.success(offersTexts.taken)
          onDone()
        },
        onError: (error) => {
          setAsking(false)
          onRefused(error)
        },
      },
    )
  }
  return (
    <div className={styles.form}>
      <Statement caption={texts.caption} lines={linesOf(order)} />
      <FloorNote order={order} valuePesos={order.earnings} />
      {take.isError && <Alert type="error" showIcon title={errorText(take.error)} role="alert" />}
      <Button type="primary" size="large" onClick={() => setAsking(true)} block>
        {texts.act(amount)}
      </Button>
      <ConfirmAct
        isOpen={isAsking}
        title={texts.confirmTitle}
        effect={
          <>
            {texts.confirm(amount, order.origin.name, order.destination.name)} {hasOffer && texts.replaces}
          </>
        }
        act={texts.act(amount)}
        isBusy={take.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
