import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { whyNotPropose } from '../assignment/pressed-lately.ts'
import { useOrderWays } from '../lists/use-order-ways.ts'
import { Remedy } from './Remedy.tsx'
import { remediesTexts } from './remedies.texts.ts'

const { title, does, act, done, last } = remediesTexts.propose

interface ProposeProps {
  order: OrderFor<'admin'>
  now: number
}

/** Whose word is wanted on the offers of a service that nobody has is asked for it. */
export const Propose = ({ order, now }: ProposeProps) => {
  const { onChanged } = useOrderWays(order._id, () => undefined)
  const propose = useToldAct({
    act: useAct(api.offers.propose),
    input: { params: { _id: order._id } },
    done: ({ carriers, isClientTold }) => done(carriers, isClientTold),
    onSettled: onChanged,
  })
  const { proposed } = order
  return (
    <Remedy {...{ title, does }} last={proposed ? last(formatDateTime(proposed.at), proposed.by) : undefined}>
      <ActButton whyNot={whyNotPropose(order, now)} isBusy={propose.isBusy} onClick={propose.go}>
        {act}
      </ActButton>
    </Remedy>
  )
}
