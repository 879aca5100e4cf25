import { api } from '@arriero/contract'
import { isUndecided } from '@arriero/domain/offers'
import { composeReservation } from '@arriero/domain/schedule'
import { Alert } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
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
  onStart: () => void
  onDone: () => void
}

/** Another day for a service nobody has taken: its offers end, its price stays. Decisions §7 "move the date". */
const MoveDateForm = ({ order, onStart, onDone }: MoveDateFormProps) => {
  const toast = useToast()
  const move = useAct(api.orders.update)
  const [chosen, setChosen] = useState<Chosen>(() => ({
    hourService: composeReservation(new Date(order.reservationDate)).hourService,
  }))
  const [problems, setProblems] = useState<Problems>({})
  const openOffers = order.offers.filter(isUndecided).length

  const submit = () => {
    const wrong = foundIn({ day: dateProblem(chosen, new Date()) })
    setProblems(wrong)
    if (wrong['day'] || chosen.day === undefined) return
    onStart()
    move.mutate(
      {
        params: { _id: order._id },
        body: { reservationDate: chosen.day, hourService: chosen.hourService },
      },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  }
  return (
    <ActForm
      act={texts.act}
      isBusy={move.isPending}
      problem={move.isError ? errorText(move.error) : undefined}
      onSubmit={submit}
    >
      <Alert type="info" showIcon role="note" title={texts.effect(openOffers)} />
      <DateStep
        answers={{ hourService: chosen.hourService, ...(chosen.day ? { day: chosen.day } : {}) }}
        problems={problems}
        set={({ hourService = chosen.hourService, ...given }) => {
          setProblems({})
          setChosen({ day: 'day' in given ? given.day : chosen.day, hourService })
        }}
      />
    </ActForm>
  )
}

// Loaded with `lazy`, which takes a default export.
export default MoveDateForm
