import { useState } from 'react'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { Answer } from '#shared/api/Answer.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { useWindow } from '#shared/unsaved/windows.ts'
import { tripTexts } from '#screens/driver/driver.texts.ts'
import parts from '#screens/driver/parts.module.css'
import { assignTexts as texts } from '../own.texts.ts'
import { useSelfAssign } from './use-self-assign.ts'
import { VehicleChoices } from './VehicleChoices.tsx'

interface Change {
  vehicleId: string | undefined
  reason: string
}

const empty: Change = { vehicleId: undefined, reason: '' }

const Choosing = ({ trip, onClose }: { trip: Trip; onClose: () => void }) => {
  const assign = useSelfAssign(trip, { done: texts.changed, onDone: onClose })
  const others = assign.vehicles.filter(({ licensePlate }) => licensePlate !== trip.licensePlate)
  const dialog = useWindow()
  const vehicleId: FieldOf<Change['vehicleId'], Change> = {
    kind: 'own',
    label: texts.question,
    required: 'vehicle.required',
    draw: ({ label, problem, value, set }) => (
      <>
        <VehicleChoices
          legend={label}
          vehicles={others}
          weight={trip.cargo.weight}
          chosen={value}
          onChoose={(id) => {
            set(id)
            assign.stopAsking()
          }}
        />
        <p className={parts.problem} role="alert">
          {problem}
        </p>
      </>
    ),
  }
  const form = useForm({
    act: { mutate: assign.go, isPending: assign.isBusy, error: null },
    empty,
    fields: {
      vehicleId,
      reason: (trip.isInPosition || trip.status === 'running') && {
        kind: 'words',
        label: texts.reason,
        rows: 3,
        required: 'reason.required',
        draft: ['assign-reason', trip.id],
      },
    },
    input: (typed) => ({ ...typed, isConfirmed: assign.isAsking }),
  })
  return (
    <Answer of={assign.read} wait={{ shape: 'cards', count: 1 }}>
      {() => (
        <PlainForm
          form={{ ...form, foot: assign.problem }}
          act={assign.isAsking ? texts.goOn : texts.change}
          button={{ disabled: others.length === 0 }}
          foot={<Button onClick={dialog?.close}>{tripTexts.goBack}</Button>}
        >
          {others.length === 0 && <p className={parts.help}>{texts.noOther}</p>}
          <PlainFields form={form} />
          {assign.isAsking && (
            <p role="alert">
              <strong>{texts.larger}</strong> {texts.largerEffect}
            </p>
          )}
        </PlainForm>
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
      <Button icon="truck" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      <Dialog isOpen={isOpen} title={texts.change} onClose={close}>
        {isOpen && <Choosing trip={trip} onClose={close} />}
      </Dialog>
    </>
  )
}
