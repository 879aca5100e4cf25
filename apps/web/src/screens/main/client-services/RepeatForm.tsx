import { api } from '@arriero/contract'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { reservationOf } from '#features/orders/moment/date-checks.ts'
import { ClosedNotice } from '#features/saved-places/ClosedNotice.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import type { ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { type Chosen, momentField } from '#features/orders/moment/moment-field.tsx'

const texts = clientServicesTexts.repeat

interface RepeatFormProps {
  order: ClientOrder
  onDone: () => void
}

/** The same service for another day, at its own hour: a day is all that is asked. */
const RepeatForm = ({ order, onDone }: RepeatFormProps) => {
  const { hourService } = composeReservation(new Date(order.reservationDate))
  const empty: { moment: Chosen } = { moment: { hourService } }
  const form = useForm({
    act: useAct(api.orders.repeat),
    empty,
    fields: { moment: momentField(texts.act) },
    input: ({ moment: { day = '', hourService: hour } }) => ({
      params: { _id: order._id },
      body: { reservationDate: day, hourService: hour },
    }),
    done: texts.done,
    onDone,
  })
  const { data } = useRead(api.orders.contacts, { params: { _id: order._id } })
  const { day, hourService: hour } = form.values.moment
  return (
    <DeskForm form={form} act={texts.act}>
      <Notice kind="info" role="note" title={texts.effect} />
      <DeskFields form={form} />
      <ClosedNotice hours={data?.origin?.hours} at={[reservationOf(day, hour)]} />
    </DeskForm>
  )
}

// Loaded with `lazy`, which takes a default export.
export default RepeatForm
