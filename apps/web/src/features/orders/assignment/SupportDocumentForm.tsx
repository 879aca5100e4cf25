import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { useAct } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { supportFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { assignmentTexts } from './assignment.texts.ts'

const texts = assignmentTexts.support

interface SupportDocumentFormProps {
  order: OrderFor<'carrier'>
  onDone: () => void
}

const file: FieldOf<UploadedImage[], { file: UploadedImage[] }> = {
  kind: 'own',
  label: texts.file,
  help: texts.help,
  required: 'file.required',
  draw: ({ label, help = '', problem, value, set }) => (
    <UploadImage
      {...{ label, help, problem, value }}
      onChange={set}
      upload={uploadPaper}
      rules={supportFiles}
      hasCamera
    />
  ),
}

const nothing: UploadedImage[] = []

/** The legal document of a paid service, without which its trip may not start. Spec §5. */
export const SupportDocumentForm = ({ order, onDone }: SupportDocumentFormProps) => {
  const form = useForm({
    act: useAct(api.orders.loadSupportDocument),
    empty: { file: nothing },
    fields: { file },
    input: ({ file: [chosen] }) => ({ params: { _id: order._id }, body: { file: chosen?.id ?? '' } }),
    done: texts.done,
    onDone,
  })
  return (
    <DeskForm form={form} act={texts.act}>
      <DetailList details={[{ label: texts.code, value: formatShortId(order._id) }]} />
      {order.supportDocument && <Notice kind="info" title={texts.replaces} />}
      <DeskFields form={form} />
    </DeskForm>
  )
}
