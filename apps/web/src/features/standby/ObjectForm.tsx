import { api } from '@arriero/contract'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { standbyTexts } from './standby.texts.ts'

const texts = standbyTexts.object

interface ObjectFormProps {
  orderId: string
  onStart: (() => void) | undefined
  onDone: () => void
}

/** The client says why he does not agree; accountancy decides. */
export const ObjectForm = ({ orderId, onStart, onDone }: ObjectFormProps) => {
  const form = useForm({
    act: useAct(api.standby.object),
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.help,
        required: 'reason.required',
        draft: ['standby-objection', orderId],
      },
    },
    input: ({ reason }) => ({ params: { orderId }, body: { reason } }),
    says: updateErrorText,
    done: texts.done,
    onStart,
    onDone,
  })
  return <DeskForm form={form} act={texts.act} />
}
