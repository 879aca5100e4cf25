import { api } from '@arriero/contract'
import { Alert } from 'antd'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { assignmentsTexts } from './assignments.texts.ts'

const texts = assignmentsTexts.release

interface ReleaseFormProps {
  orderId: string
  onDone: () => void
}

/** The carrier gives a service back: its effect stands above the button. Decisions §7. */
export const ReleaseForm = ({ orderId, onDone }: ReleaseFormProps) => {
  const form = useForm({
    act: useAct(api.orders.release),
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.reasonHelp,
        required: 'reason.required',
        draft: ['release-reason', orderId],
      },
    },
    input: (body) => ({ params: { _id: orderId }, body }),
    done: texts.done,
    onDone,
  })
  return (
    <DeskForm form={form} act={texts.act} isDangerous>
      <Alert type="warning" showIcon title={texts.effect} description={texts.counted} />
      <DeskFields form={form} />
    </DeskForm>
  )
}
