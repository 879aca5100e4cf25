import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { useOrderWays } from '../lists/use-order-ways.ts'
import { whyNotRemind } from './pressed-lately.ts'
import { remindTexts as texts } from './remind.texts.ts'

interface RemindCarrierProps {
  order: OrderFor<'admin'>
  now: number
}

/** One press tells the carrier that nobody is named to drive. */
export const RemindCarrier = ({ order, now }: RemindCarrierProps) => {
  const { onChanged } = useOrderWays(order._id, () => undefined)
  const remind = useToldAct({
    act: useAct(api.orders.remind),
    input: { params: { _id: order._id } },
    says: updateErrorText,
    done: texts.reminded,
    onSettled: onChanged,
  })
  return (
    <ActButton whyNot={whyNotRemind(order, now)} isBusy={remind.isBusy} onClick={remind.go}>
      {texts.remind}
    </ActButton>
  )
}
