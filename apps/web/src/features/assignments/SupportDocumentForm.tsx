import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { Alert } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { supportFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import type { UploadedImage } from '#shared/ui/image-rules.ts'
import { UploadImage } from '#shared/ui/UploadImage.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { assignmentsTexts } from './assignments.texts.ts'

const texts = assignmentsTexts.support

interface SupportDocumentFormProps {
  order: OrderFor<'carrier'>
  onStart: () => void
  onDone: () => void
}

/** The legal document of a paid service, without which its trip may not start. Spec §5. */
export const SupportDocumentForm = ({ order, onStart, onDone }: SupportDocumentFormProps) => {
  const toast = useToast()
  const load = useAct(api.orders.loadSupportDocument)
  const [images, setImages] = useState<UploadedImage[]>([])
  const [problem, setProblem] = useState<string>()

  const submit = () => {
    const file = images[0]?.id
    if (!file) {
      setProblem(errorTexts['file.required'])
      return
    }
    onStart()
    load.mutate(
      { params: { _id: order._id }, body: { file } },
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
    <ActForm act={texts.act} isBusy={load.isPending} problem={problem} onSubmit={submit}>
      <DetailList details={[{ label: texts.code, value: formatShortId(order._id) }]} />
      {order.supportDocument && <Alert type="info" showIcon title={texts.replaces} />}
      <UploadImage
        label={texts.file}
        help={texts.help}
        value={images}
        onChange={(chosen) => {
          setImages(chosen)
          setProblem(undefined)
        }}
        upload={uploadPaper}
        rules={supportFiles}
        hasCamera
      />
    </ActForm>
  )
}
