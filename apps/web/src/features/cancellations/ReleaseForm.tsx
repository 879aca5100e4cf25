import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { releaseTexts as texts } from './cancellations.texts.ts'

interface ReleaseFormProps {
  orderId: string
  onDone: () => void
}

/** The carrier gives a service back: its effect stands above the button. Decisions §7. */
export const ReleaseForm = ({ orderId, onDone }: ReleaseFormProps) => {
  const form = useForm({
    act: useAct(api.cancellations.release),
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
      <Notice kind="warning" title={texts.effect}>
        {texts.counted}
      </Notice>
      <DeskFields form={form} />
    </DeskForm>
  )
}
