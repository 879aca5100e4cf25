import { photoLimitBytes, picturesMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { Milestone } from '@arriero/contract/places/tracking'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import type { UploadedImage, ImageRules } from '#shared/ui/images/image-rules.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { uploadFile } from '#shared/api/upload.ts'
import { assignmentTexts } from './assignment.texts.ts'
import { reportableSteps } from './report-steps.ts'

const anyPhoto: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  mostBytes: photoLimitBytes,
  tooLarge: errorTexts['file.too_large'],
  wrongType: errorTexts['file.not_image'],
}

/** Sends one image; a refusal is thrown with the sentence to show. */
const uploadImage = async (file: File): Promise<UploadedImage> => {
  try {
    const { _id, url } = await uploadFile(api.files.uploadImage, file)
    return { id: _id, url, name: file.name }
  } catch (error) {
    throw new Error(errorText(error), { cause: error })
  }
}

const texts = assignmentTexts.report

interface Report {
  step: Milestone | undefined
  reason: string
  images: UploadedImage[]
}

const images: FieldOf<UploadedImage[], Report> = {
  kind: 'own',
  label: texts.photos,
  help: texts.photosHelp,
  required: 'delivery.photo_required',
  draw: ({ label, help = '', problem, value, set }) => (
    <UploadImage
      {...{ label, help, problem, value }}
      onChange={set}
      upload={uploadImage}
      rules={anyPhoto}
      most={picturesMost.delivery}
    />
  ),
}

interface ReportFormProps {
  order: OrderFor<'carrier'>
  onDone: () => void
}

/** The enterprise reports a step of the trip for its driver, with a reason instead of a place and of the code (`deliveryProof`). Decisions §7. */
export const ReportForm = ({ order, onDone }: ReportFormProps) => {
  const { _id } = order
  const steps = reportableSteps(order)
  const empty: Report = { step: undefined, reason: '', images: [] }
  const held = useState(empty)
  const [typed] = held
  // A step may have been reported meanwhile by the driver himself.
  const step = steps.find((one) => one === typed.step) ?? steps[0]
  const isDelivery = step === 'finish'
  const form = useForm({
    act: useAct(api.tracking.milestone),
    empty,
    held: [{ ...typed, step }, held[1]],
    fields: {
      step: {
        kind: 'choice',
        isRadios: true,
        label: texts.step,
        options: steps.map((value) => ({ value, label: texts.steps[value] })),
        required: texts.nothing,
      },
      reason: {
        kind: 'words',
        label: texts.reason,
        required: 'milestone.reason_required',
        draft: ['report-reason', _id],
      },
      images: isDelivery && images,
    },
    input: ({ step: milestone, reason, images: photos }) => {
      const delivery = { images: photos.map(({ id }) => id) }
      return { params: { _id }, body: { milestone, reason, ...(isDelivery ? delivery : {}) } }
    },
    done: texts.done,
    onDone,
  })
  if (!step) return <p>{texts.nothing}</p>
  return (
    <DeskForm form={form} act={texts.act}>
      <Notice kind="info" title={texts.effect} />
      <DeskFields form={form} />
    </DeskForm>
  )
}
