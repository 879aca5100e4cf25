import { errorTexts } from '@arriero/contract/es/errors'
import { type SubmitEvent, useState } from 'react'
import type { Trip } from '#features/trips/trip.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { TextArea } from '#shared/plain/TextArea.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { useWindow } from '#shared/unsaved/windows.ts'
import { tripTexts } from '../driver.texts.ts'
import parts from '../parts.module.css'
import { assignTexts as texts } from './own.texts.ts'
import { useSelfAssign } from './use-self-assign.ts'
import { VehicleChoices } from './VehicleChoices.tsx'

const mostLetters = 500

const Choosing = ({ trip, onClose }: { trip: Trip; onClose: () => void }) => {
  const assign = useSelfAssign(trip, { done: texts.changed, onDone: onClose })
  const [vehicleId, setVehicleId] = useState<string>()
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const needsReason = trip.isInPosition || trip.status === 'running'
  const isSilent = needsReason && reason.trim() === ''
  const others = assign.vehicles.filter(({ licensePlate }) => licensePlate !== trip.licensePlate)
  const dialog = useWindow()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSilent && !assign.isBusy) assign.go({ vehicleId, reason, isConfirmed: assign.isAsking })
  }

  return (
    <Answer of={assign.read} wait={{ shape: 'cards', count: 1 }}>
      {() => (
        <Form className={parts.page} onSubmit={submit}>
          {others.length === 0 && <p className={parts.help}>{texts.noOther}</p>}
          <VehicleChoices
            legend={texts.question}
            vehicles={others}
            weight={trip.cargo.weight}
            chosen={vehicleId}
            onChoose={(id) => {
              setVehicleId(id)
              assign.stopAsking()
            }}
          />
          {needsReason && (
            <TextArea
              label={texts.reason}
              rows={3}
              required
              most={mostLetters}
              draft={['assign-reason', trip.id]}
              value={reason}
              error={wasTried && isSilent ? errorTexts['reason.required'] : undefined}
              onChange={setReason}
            />
          )}
          {assign.isAsking && (
            <p role="alert">
              <strong>{texts.larger}</strong> {texts.largerEffect}
            </p>
          )}
          <p className={parts.problem} role="alert">
            {assign.problem}
          </p>
          <PlainButton type="submit" kind="primary" disabled={others.length === 0} isBusy={assign.isBusy}>
            {assign.isAsking ? texts.goOn : texts.change}
          </PlainButton>
          <PlainButton onClick={dialog?.close}>{tripTexts.goBack}</PlainButton>
        </Form>
      )}
    </Answer>
  )
}

/** He goes with another of his trucks: before he sets out freely, on the road with a reason. Decisions §7 "assign". */
export const ChangeVehicle = ({ trip }: { trip: Trip }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <PlainButton icon="truck" onClick={() => setOpen(true)}>
        {texts.change}
      </PlainButton>
      <Dialog isOpen={isOpen} title={texts.change} onClose={close}>
        {isOpen && <Choosing trip={trip} onClose={close} />}
      </Dialog>
    </>
  )
}
