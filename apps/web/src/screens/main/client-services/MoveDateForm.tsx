import { api } from '@arriero/contract'
import { isUndecided } from '@arriero/domain/orders/offers'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { type Chosen, momentField } from '#features/orders/moment/moment-field.tsx'
import type { ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'

const texts = clientServicesTexts.moveDate

interface MoveDateFormProps {
  order: ClientOrder
  onDone: () => void
}

/** Another day for a service nobody has taken: its offers end, its price stays. Decisions §7 "move the date". */
const MoveDateForm = ({ order, onDone }: MoveDateFormProps) => {
  const { hourService } = composeReservation(new Date(order.reservationDate))
  const empty: { moment: Chosen } = { moment: { hourService } }
  const form = useForm({
    act: useAct(api.orders.update),
    empty,
    fields: { moment: momentField(texts.act) },
    input: ({ moment: { day = '', hourService: hour } }) => ({
      params: { _id: order._id },
      body: { reservationDate: day, hourService: hour },
    }),
    done: texts.done,
    onDone,
  })
  return (
    <DeskForm form={form} act={texts.act}>
      <Notice kind="info" role="note" title={texts.effect(order.offers.filter(isUndecided).length)} />
      <DeskFields form={form} />
    </DeskForm>
  )
}

// Loaded with `lazy`, which takes a default export.
export default MoveDateForm
