import { closedAt } from '#features/saved-places/contact.ts'
import { reservationOf } from '#features/orders/moment/date-checks.ts'
import { DateStep } from '#features/orders/moment/DateStep.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { createTexts } from './create.texts.ts'
import type { ServiceAnswers } from './service-answers.ts'

/** The day and hour; where the origin is said to be closed then, it is told and kept from nobody. */
export const MomentStep = (props: StepBodyProps<ServiceAnswers>) => {
  const { day, hourService, contacts } = props.answers
  const at = reservationOf(day, hourService)
  const hours = at && closedAt(contacts?.origin, at)
  return (
    <>
      <DateStep {...props} />
      {hours !== undefined && <Notice kind="warning" title={createTexts.closed(hours)} />}
    </>
  )
}
