import { useState } from 'react'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { formatDateTime } from '#shared/format.ts'
import { measureText } from '#shared/measure-text.ts'
import { NeedsLine } from '#shared/line/NeedsLine.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { tripTexts } from './driver.texts.ts'
import { StepFrame } from './StepFrame.tsx'
import step from './step.module.css'
import { assignTexts as texts } from './own/own.texts.ts'
import { useSelfAssign } from './own/services/use-self-assign.ts'
import { VehicleChoices } from './own/services/VehicleChoices.tsx'

/** The one question before anything else: with which of his trucks he goes. */
export const AssignStep = ({ trip }: { trip: Trip }) => {
  const { read, vehicles, problem, isBusy, isAsking, stopAsking, go } = useSelfAssign(trip, {
    done: texts.done,
  })
  const [picked, setPicked] = useState<string>()
  const able = vehicles.filter(({ whyNot }) => whyNot === null)
  const vehicleId = picked ?? (able.length === 1 ? able[0]?._id : undefined)

  return (
    <Answer of={read} wait={{ shape: 'cards', count: 1 }}>
      {() => (
        <StepFrame
          question={texts.question}
          place={trip.origin.name}
          hour={tripTexts.appointment(formatDateTime(trip.reservationAt))}
          action={
            <>
              <p className={step.why} role="alert">
                {able.length === 0 ? texts.none : problem}
              </p>
              <NeedsLine />
              <Button
                kind="primary"
                size="grand"
                disabled={able.length === 0}
                isBusy={isBusy}
                onClick={() => go({ vehicleId })}
              >
                {texts.act}
              </Button>
            </>
          }
        >
          {trip.cargo.weight && (
            <p className={step.help}>{texts.needs(trip.vehicleTypeName, measureText(trip.cargo.weight))}</p>
          )}
          <VehicleChoices
            legend={texts.question}
            vehicles={vehicles}
            weight={trip.cargo.weight}
            chosen={vehicleId}
            onChoose={setPicked}
          />
          <Dialog
            isOpen={isAsking}
            title={texts.larger}
            onClose={stopAsking}
            actions={
              <Button kind="primary" onClick={() => go({ vehicleId, isConfirmed: true })}>
                {texts.goOn}
              </Button>
            }
          >
            <p>{texts.largerEffect}</p>
          </Dialog>
        </StepFrame>
      )}
    </Answer>
  )
}
