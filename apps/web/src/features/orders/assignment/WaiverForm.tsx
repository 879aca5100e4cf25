import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { waivableGates } from '@arriero/domain/orders/assignment-gates'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { problemsOf } from './gate-field.ts'
import { picked, type PickOne } from './picked.ts'
import { waiverTexts as texts } from './waiver.texts.ts'

type Gate = (typeof waivableGates)[number]

interface WaiverFormProps {
  orderId: string
  /** Where there is only one who may drive. */
  onlyDriverId?: string | undefined
  /** The selects are of other features: the screen gives them. */
  pickDriver: PickOne
  pickVehicle: PickOne
  onDone: () => void
}

interface Answers {
  driverId: string | undefined
  vehicleId: string | undefined
  gate: Gate | undefined
  reason: string
}

/** An administrator lets one driver and vehicle through one gate of the assignment, for a day. Decisions §12. */
export const WaiverForm = (props: WaiverFormProps) => {
  const { orderId, onlyDriverId, pickDriver, pickVehicle, onDone } = props
  const empty: Answers = { driverId: onlyDriverId, vehicleId: undefined, gate: undefined, reason: '' }
  const form = useForm({
    act: useAct(api.orders.waive),
    empty,
    fields: {
      driverId: picked(texts.driver, 'driver.required', pickDriver),
      vehicleId: picked(texts.vehicle, 'vehicle.required', pickVehicle),
      gate: {
        kind: 'choice',
        label: texts.gate,
        placeholder: texts.gatePlaceholder,
        options: waivableGates.map((value) => ({ value, label: errorTexts[value] })),
        required: texts.gateRequired,
      },
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.reasonHelp,
        required: 'reason.required',
        draft: ['waiver-reason', orderId],
      },
    },
    tells: problemsOf,
    input: (body) => ({ params: { orderId }, body }),
    says: updateErrorText,
    done: ({ expiresAt }) => texts.done(formatDateTime(expiresAt)),
    onDone,
  })
  return (
    <DeskForm form={form} act={texts.act}>
      <Notice kind="warning" title={texts.effect}>
        {texts.never}
      </Notice>
      <DeskFields form={form} />
    </DeskForm>
  )
}
