import { orderStatus } from '@arriero/domain/orders'
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { Alert } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { type ControlProps, FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { measureText } from '#shared/measure-text.ts'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { When } from '#shared/plain/When.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { assignmentsTexts as texts } from './assignments.texts.ts'
import { larger, problemsOf, type AssignProblems } from './gate-field.ts'

/** The selects are of other features: the screen gives them. */
export interface Pick {
  control: ControlProps
  value: string | undefined
  onChange: (id: string) => void
}

interface AssignFormProps {
  order: OrderFor<'carrier'>
  pickDriver: (pick: Pick) => ReactNode
  pickVehicle: (pick: Pick) => ReactNode
  onStart: () => void
  onDone: () => void
  /** Something was refused: what is shown may be old. */
  onRefused: () => void
}

const Needs = ({ order }: { order: OrderFor<'carrier'> }) => (
  <DetailList
    details={[
      { label: texts.needs.vehicle, value: order.typeVehicle.name },
      { label: texts.needs.cargo, value: order.typeLoad.name },
      { label: texts.needs.weight, value: measureText(order.weight) },
      { label: texts.needs.from, value: <When at={order.reservationDate} /> },
      { label: texts.needs.until, value: <When at={order.plannedEndAt} /> },
    ]}
  />
)

interface Chosen {
  driverId: string | undefined
  vehicleId: string | undefined
  reason: string
}

const missing = ({ driverId, vehicleId, reason }: Chosen, needsReason: boolean): AssignProblems => ({
  ...(driverId ? {} : { driverId: errorTexts['driver.required'] }),
  ...(vehicleId ? {} : { vehicleId: errorTexts['vehicle.required'] }),
  ...(needsReason && !reason.trim() ? { reason: errorTexts['reason.required'] } : {}),
})

/** Names driver and vehicle; each gate of the server is told beside its field. Spec §2, decisions §12. */
export const AssignForm = (props: AssignFormProps) => {
  const { order, pickDriver, pickVehicle, onStart, onDone, onRefused } = props
  const toast = useToast()
  const assign = useAct(api.orders.update)
  const [chosen, setChosen] = useState<Chosen>({
    driverId: order.assignedDriverId ?? undefined,
    vehicleId: order.vehicle?._id,
    reason: '',
  })
  const [problems, setProblems] = useState<AssignProblems>({})
  const [isAsking, setAsking] = useState(false)
  const isMoving = order.status === orderStatus.running || order.inPosition

  const choose = (change: Partial<Chosen>) => {
    setChosen((now) => ({ ...now, ...change }))
    setProblems({})
  }

  const refused = (error: unknown) => {
    const isLarger = error instanceof CallError && error.reply.code === larger
    setAsking(isLarger)
    setProblems(problemsOf(error))
    if (error instanceof CallError && error.reply.code.startsWith('order.')) onRefused()
  }

  const submit = (isConfirmed: boolean) => {
    const lacks = missing(chosen, isMoving)
    setProblems(lacks)
    const { driverId, vehicleId, reason } = chosen
    if (Object.keys(lacks).length > 0 || !driverId || !vehicleId) return
    onStart()
    assign.mutate(
      {
        params: { _id: order._id },
        body: {
          driverId,
          vehicleId,
          ...(reason.trim() ? { reason } : {}),
          ...(isConfirmed ? { confirmed: true } : {}),
        },
      },
      {
        onSuccess: () => {
          setAsking(false)
          toast.success(texts.done)
          onDone()
        },
        onError: refused,
      },
    )
  }

  return (
    <ActForm
      act={texts.act}
      isBusy={assign.isPending && !isAsking}
      problem={problems.form}
      onSubmit={() => submit(false)}
    >
      <Needs order={order} />
      {isMoving && <Alert type="warning" showIcon title={texts.moving} />}
      <FormField label={texts.driver} problem={problems.driverId}>
        {(control) =>
          pickDriver({ control, value: chosen.driverId, onChange: (driverId) => choose({ driverId }) })
        }
      </FormField>
      <FormField label={texts.vehicle} problem={problems.vehicleId}>
        {(control) =>
          pickVehicle({ control, value: chosen.vehicleId, onChange: (vehicleId) => choose({ vehicleId }) })
        }
      </FormField>
      {isMoving && (
        <FormField label={texts.reason} problem={problems.reason}>
          {(control) => (
            <WordsInput
              control={control}
              draft={['assign-reason', order._id]}
              value={chosen.reason}
              onChange={(reason) => choose({ reason })}
            />
          )}
        </FormField>
      )}
      <ConfirmAct
        isOpen={isAsking}
        title={texts.larger.title}
        effect={texts.larger.effect}
        act={texts.larger.act}
        isBusy={assign.isPending}
        onConfirm={() => submit(true)}
        onClose={() => setAsking(false)}
      />
    </ActForm>
  )
}
