import { api } from '@arriero/contract'
import { isUndecided } from '@arriero/domain/orders/offers'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { foundIn } from './create/service-checks.ts'
import { dateProblem } from './create/date-checks.ts'
import { DateStep } from './create/DateStep.tsx'
import type { ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'

const texts = clientServicesTexts.moveDate

interface Chosen {
  /** Bogotá day; asked anew, so that nobody closes his offers for the day he already had. */
  day?: string | undefined
  hourService: string
}

interface MoveDateFormProps {
  order: ClientOrder
  onDone: () => void
}

const moment: FieldOf<Chosen, { moment: Chosen }> = {
  kind: 'own',
  label: texts.act,
  denial: (chosen) => dateProblem(chosen, new Date()),
  draw: ({ value, problem, set }) => (
    <DateStep
      answers={{ hourService: value.hourService, ...(value.day ? { day: value.day } : {}) }}
      problems={problem ? foundIn({ day: dateProblem(value, new Date()) }) : {}}
      set={({ hourService = value.hourService, ...given }) =>
        set({ day: 'day' in given ? given.day : value.day, hourService })
      }
    />
  ),
}

/** Another day for a service nobody has taken: its offers end, its price stays. Decisions §7 "move the date". */
const MoveDateForm = ({ order, onDone }: MoveDateFormProps) => {
  const { hourService } = composeReservation(new Date(order.reservationDate))
  const empty: { moment: Chosen } = { moment: { hourService } }
  const form = useForm({
    act: useAct(api.orders.update),
    empty,
    fields: { moment },
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
