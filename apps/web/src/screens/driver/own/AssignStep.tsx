import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { vehicleWords, type VehicleCard } from '#features/vehicles/vehicle-words.ts'
import { refreshTrip } from '#features/trips/trip-queries.ts'
import type { Trip } from '#features/trips/trip.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { measureText } from '#shared/measure-text.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { Plate } from '#shared/plain/Plate.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { driverTexts, tripTexts } from '../driver.texts.ts'
import { StepFrame } from '../StepFrame.tsx'
import step from '../step.module.css'
import { assignTexts as texts } from './own.texts.ts'
import styles from './own.module.css'

const larger = 'vehicle.larger_needs_confirmation'

interface VehiclesProps {
  vehicles: readonly VehicleCard[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

const Vehicles = ({ vehicles, chosen, onChoose }: VehiclesProps) => (
  <fieldset className={styles.choices}>
    <legend className="visually-hidden">{texts.question}</legend>
    {vehicles.map((vehicle) => (
      <label key={vehicle._id} className={styles.choice}>
        <input
          type="radio"
          name="vehicle"
          checked={vehicle._id === chosen}
          disabled={!vehicle.isActive}
          onChange={() => onChoose(vehicle._id)}
        />
        <span>
          <Plate plate={vehicle.licensePlate} isPrivate={vehicle.service === 'particular'} />
          <br />
          {vehicleWords(vehicle).join(' · ')}
        </span>
      </label>
    ))}
  </fieldset>
)

/** A driver who is his own carrier names himself and one of his vehicles. Decisions §7, §12. */
export const AssignStep = ({ trip }: { trip: Trip }) => {
  const { _id: driverId } = useProfile()
  const { data } = useRead(api.vehicles.all, { params: { enterpriseId: driverId }, query: { limit: 100 } })
  const assign = useAct(api.orders.update)
  const [picked, setPicked] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const able = data?.items.filter(({ isActive }) => isActive) ?? []
  const vehicleId = picked ?? (able.length === 1 ? able[0]?._id : undefined)

  const go = (confirmed: boolean) => {
    setAsking(false)
    setProblem(vehicleId ? '' : errorTexts['vehicle.required'])
    if (!vehicleId) return
    assign.mutate(
      { params: { _id: trip.id }, body: { driverId, vehicleId, ...(confirmed ? { confirmed } : {}) } },
      {
        onSuccess: () => {
          void refreshTrip(trip.id)
          showToast({ kind: 'success', title: driverTexts.done, text: texts.done })
        },
        onError: (error) => {
          if (error instanceof CallError && error.reply.code === larger) setAsking(true)
          else setProblem(errorText(error))
        },
      },
    )
  }
  if (!data) return <Skeleton shape="cards" count={1} />
  return (
    <StepFrame
      question={texts.question}
      place={trip.origin.name}
      hour={tripTexts.appointment(formatDateTime(trip.reservationAt))}
      action={
        <>
          <p className={step.why} role="alert">
            {able.length === 0 ? texts.none : problem}
          </p>
          <PlainButton
            kind="primary"
            size="grand"
            disabled={able.length === 0}
            isBusy={assign.isPending}
            onClick={() => go(false)}
          >
            {texts.act}
          </PlainButton>
        </>
      }
    >
      {trip.cargo.weight && (
        <p className={step.help}>{texts.needs(trip.vehicleTypeName, measureText(trip.cargo.weight))}</p>
      )}
      <Vehicles vehicles={data.items} chosen={vehicleId} onChoose={setPicked} />
      <Dialog
        isOpen={isAsking}
        title={texts.larger}
        onClose={() => setAsking(false)}
        actions={
          <PlainButton kind="primary" onClick={() => go(true)}>
            {texts.goOn}
          </PlainButton>
        }
      >
        <p>{texts.largerEffect}</p>
      </Dialog>
    </StepFrame>
  )
}
