import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { type ReactNode, useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { measureText } from '#shared/measure-text.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { assignmentTexts as texts } from './assignment.texts.ts'
import { larger, problemsOf } from './gate-field.ts'
import { picked, type PickOne } from './picked.ts'

interface AssignFormProps {
  order: OrderFor<'carrier'>
  pickDriver: PickOne
  pickVehicle: PickOne
  onDone: () => void
  /** Something was refused: what is shown may be old. */
  onRefused: () => void
  /** Whom and what it begins with, in place of who is named. */
  proposed?: Partial<Pair>
  /** Who was named when it was decided to name another; what stands when the form opens unless told. */
  seen?: Seen
  /** What is known of both before the act. */
  findings?: (pair: Whole) => ReactNode
}

interface Pair {
  driverId: string | undefined
  vehicleId: string | undefined
}
type Whole = { [K in keyof Pair]-?: string }
interface Seen {
  driverId: string | null
  vehicleId: string | null
}

const namedIn = ({ assignedDriverId, vehicle }: OrderFor<'carrier'>): Seen => ({
  driverId: assignedDriverId ?? null,
  vehicleId: vehicle?._id ?? null,
})

/** Who is refused because somebody else named others has read it, and decides anew on what he sees now. */
const useSeen = (order: OrderFor<'carrier'>, given: Seen | undefined) => {
  const [first] = useState(() => given ?? namedIn(order))
  const [wasTold, setTold] = useState(false)
  return { was: wasTold ? namedIn(order) : first, tell: () => setTold(true) }
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

const codeOf = (error: unknown): string => (error instanceof CallError ? error.reply.code : '')

/** Names driver and vehicle; each gate of the server is told beside its field. Spec §2, decisions §12. */
export const AssignForm = (props: AssignFormProps) => {
  const { order, pickDriver, pickVehicle, onDone, onRefused, proposed, findings } = props
  const { _id } = order
  const [isAsking, setAsking] = useState(false)
  const { was, tell } = useSeen(order, props.seen)
  const isMoving = order.status === orderStatus.running || order.inPosition
  const empty: Chosen = {
    driverId: proposed?.driverId ?? order.assignedDriverId ?? undefined,
    vehicleId: proposed?.vehicleId ?? order.vehicle?._id,
    reason: '',
  }
  const form = useForm({
    act: useAct(api.orders.update),
    empty,
    fields: {
      driverId: picked(texts.driver, 'driver.required', pickDriver),
      vehicleId: picked(texts.vehicle, 'vehicle.required', pickVehicle),
      reason: isMoving && {
        kind: 'words',
        label: texts.reason,
        required: 'reason.required',
        draft: ['assign-reason', _id],
      },
    },
    tells: problemsOf,
    input: ({ reason, ...chosen }) => ({
      params: { _id },
      body: { ...chosen, ...(reason.trim() && { reason }), ...(isAsking && { confirmed: true }), was },
    }),
    says: (error) => (codeOf(error) === larger ? undefined : updateErrorText(error)),
    done: texts.done,
    onDone: () => {
      setAsking(false)
      onDone()
    },
    onRefused: (error) => {
      setAsking(codeOf(error) === larger)
      if (codeOf(error) === 'order.assignment_changed') tell()
      if (codeOf(error).startsWith('order.')) onRefused()
    },
  })
  const { driverId, vehicleId } = form.values
  return (
    <DeskForm form={form} act={texts.act}>
      <Needs order={order} />
      {isMoving && <Notice kind="warning" title={texts.moving} />}
      <DeskFields form={form} />
      {findings && driverId !== undefined && vehicleId !== undefined && findings({ driverId, vehicleId })}
      <ConfirmAct
        isOpen={isAsking}
        title={texts.larger.title}
        effect={texts.larger.effect}
        act={texts.larger.act}
        isBusy={form.isBusy}
        onConfirm={form.submit}
        onClose={() => setAsking(false)}
      />
    </DeskForm>
  )
}
