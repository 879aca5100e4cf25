import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { waivableGates } from '@arriero/domain/assignment-gates'
import { Alert, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import type { Pick } from './AssignForm.tsx'
import { problemsOf } from './gate-field.ts'
import { waiverTexts as texts } from './waiver.texts.ts'

type Gate = (typeof waivableGates)[number]

interface WaiverFormProps {
  orderId: string
  /** Where there is only one who may drive. */
  onlyDriverId?: string | undefined
  /** The selects are of other features: the screen gives them. */
  pickDriver: (pick: Pick) => ReactNode
  pickVehicle: (pick: Pick) => ReactNode
  onStart: () => void
  onDone: () => void
}

interface Answers {
  driverId: string | undefined
  vehicleId: string | undefined
  gate: Gate | undefined
  reason: string
}

type Problems = Partial<Record<'driverId' | 'vehicleId' | 'gate' | 'reason' | 'form', string>>

const missing = ({ driverId, vehicleId, gate, reason }: Answers): Problems => ({
  ...(driverId ? {} : { driverId: errorTexts['driver.required'] }),
  ...(vehicleId ? {} : { vehicleId: errorTexts['vehicle.required'] }),
  ...(gate ? {} : { gate: texts.gateRequired }),
  ...(reason.trim() ? {} : { reason: errorTexts['reason.required'] }),
})

/** An administrator lets one driver and vehicle through one gate of the assignment, for a day. Decisions §12. */
export const WaiverForm = (props: WaiverFormProps) => {
  const { orderId, onlyDriverId, pickDriver, pickVehicle, onStart, onDone } = props
  const toast = useToast()
  const waive = useAct(api.orders.waive)
  const [answers, setAnswers] = useState<Answers>({
    driverId: onlyDriverId,
    vehicleId: undefined,
    gate: undefined,
    reason: '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const change = (next: Partial<Answers>) => {
    setAnswers((now) => ({ ...now, ...next }))
    setProblems({})
  }
  const submit = () => {
    const lacks = missing(answers)
    setProblems(lacks)
    const { driverId, vehicleId, gate, reason } = answers
    if (Object.keys(lacks).length > 0 || !driverId || !vehicleId || !gate) return
    onStart()
    waive.mutate(
      { params: { orderId }, body: { driverId, vehicleId, gate, reason } },
      {
        onSuccess: ({ expiresAt }) => {
          toast.success(texts.done(formatDateTime(expiresAt)))
          onDone()
        },
        onError: (error) => setProblems(problemsOf(error)),
      },
    )
  }
  return (
    <ActForm act={texts.act} isBusy={waive.isPending} problem={problems.form} onSubmit={submit}>
      <Alert type="warning" showIcon title={texts.effect} description={texts.never} />
      <FormField label={texts.driver} problem={problems.driverId}>
        {(control) =>
          pickDriver({ control, value: answers.driverId, onChange: (driverId) => change({ driverId }) })
        }
      </FormField>
      <FormField label={texts.vehicle} problem={problems.vehicleId}>
        {(control) =>
          pickVehicle({ control, value: answers.vehicleId, onChange: (vehicleId) => change({ vehicleId }) })
        }
      </FormField>
      <FormField label={texts.gate} problem={problems.gate}>
        {(control) => (
          <Select<Gate>
            {...control}
            size="large"
            style={{ width: '100%' }}
            value={answers.gate}
            placeholder={texts.gatePlaceholder}
            options={waivableGates.map((gate) => ({ value: gate, label: errorTexts[gate] }))}
            // Inside the dialog: outside of it the list would belong to no landmark.
            getPopupContainer={(select) => select.parentElement ?? document.body}
            onChange={(gate) => change({ gate })}
          />
        )}
      </FormField>
      <FormField label={texts.reason} help={texts.reasonHelp} problem={problems.reason}>
        {(control) => (
          <WordsInput
            control={control}
            draft={['waiver-reason', orderId]}
            value={answers.reason}
            onChange={(reason) => change({ reason })}
          />
        )}
      </FormField>
    </ActForm>
  )
}
