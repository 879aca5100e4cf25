import { ClosedNotice } from '#features/saved-places/ClosedNotice.tsx'
import { reservationOf } from '#features/orders/moment/date-checks.ts'
import { DateStep } from '#features/orders/moment/DateStep.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import type { ServiceAnswers } from './service-answers.ts'

/** The day and hour, and whether somebody is there then. */
export const MomentStep = (props: StepBodyProps<ServiceAnswers>) => {
  const { day, hourService, contacts } = props.answers
  return (
    <>
      <DateStep {...props} />
      <ClosedNotice hours={contacts?.origin?.hours} at={[reservationOf(day, hourService)]} />
    </>
  )
}
