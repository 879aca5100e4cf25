import { picturesMost } from '@arriero/domain/limits'
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/order-shapes'
import type { Milestone } from '@arriero/contract/tracking'
import { Alert, Radio } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import type { UploadedImage } from '#shared/ui/image-rules.ts'
import { UploadImage } from '#shared/ui/UploadImage.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { assignmentsTexts } from './assignments.texts.ts'
import { reportableSteps } from './report-steps.ts'
import { anyPhoto, uploadImage } from './upload-image.ts'

const texts = assignmentsTexts.report

interface Report {
  step: Milestone | undefined
  reason: string
  images: UploadedImage[]
  code: string
}

/** What still lacks, in a sentence. */
const lackOf = ({ step, reason, images, code }: Report, needsCode: boolean): string | undefined => {
  if (!reason.trim()) return errorTexts['milestone.reason_required']
  if (step === 'finish' && images.length === 0) return errorTexts['delivery.photo_required']
  return step === 'finish' && needsCode && !code.trim() ? errorTexts['delivery.code_required'] : undefined
}

interface ReportFormProps {
  order: OrderFor<'carrier'>
  onStart: () => void
  onDone: () => void
}

/** The enterprise reports a step of the trip for its driver, with a reason instead of a place. Decisions §7. */
export const ReportForm = ({ order, onStart, onDone }: ReportFormProps) => {
  const toast = useToast()
  const send = useAct(api.tracking.milestone)
  const steps = reportableSteps(order)
  const [report, setReport] = useState<Report>({ step: steps[0], reason: '', images: [], code: '' })
  const [problem, setProblem] = useState<string>()
  const change = (changed: Partial<Report>) => {
    setReport((now) => ({ ...now, ...changed }))
    setProblem(undefined)
  }
  // A step may have been reported meanwhile by the driver himself.
  const step = steps.find((one) => one === report.step) ?? steps[0]
  if (!step) return <p>{texts.nothing}</p>
  const isDelivery = step === 'finish'

  const submit = () => {
    const lack = lackOf({ ...report, step }, order.needsDeliveryCode)
    setProblem(lack)
    if (lack) return
    onStart()
    const delivery = {
      images: report.images.map(({ id }) => id),
      ...(order.needsDeliveryCode ? { code: report.code.trim() } : {}),
    }
    send.mutate(
      {
        params: { _id: order._id },
        body: { milestone: step, reason: report.reason, ...(isDelivery ? delivery : {}) },
      },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
        onError: (error) => setProblem(errorText(error)),
      },
    )
  }
  return (
    <ActForm act={texts.act} isBusy={send.isPending} problem={problem} onSubmit={submit}>
      <Alert type="info" showIcon title={texts.effect} />
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend style={{ padding: 0, marginBottom: 4, fontWeight: 600 }}>{texts.step}</legend>
        <Radio.Group
          vertical
          value={step}
          options={steps.map((value) => ({ value, label: texts.steps[value] }))}
          onChange={(event) => change({ step: event.target.value as Milestone })}
        />
      </fieldset>
      <FormField label={texts.reason}>
        {(control) => (
          <WordsInput
            control={control}
            draft={['report-reason', order._id]}
            value={report.reason}
            onChange={(reason) => change({ reason })}
          />
        )}
      </FormField>
      {isDelivery && (
        <UploadImage
          label={texts.photos}
          help={texts.photosHelp}
          value={report.images}
          onChange={(images) => change({ images })}
          upload={uploadImage}
          rules={anyPhoto}
          most={picturesMost.delivery}
        />
      )}
      {isDelivery && order.needsDeliveryCode && (
        <FormField label={texts.code} help={texts.codeHelp}>
          {(control) => (
            <LineInput
              {...control}
              value={report.code}
              onChange={(event) => change({ code: event.target.value })}
              inputMode="numeric"
              autoComplete="off"
              most={8}
            />
          )}
        </FormField>
      )}
    </ActForm>
  )
}
