import { api } from '@arriero/contract'
import { pqrTextMax } from '@arriero/contract/support/support'
import { useAct } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { complaintTexts as texts } from './complaints.texts.ts'

interface ComplaintFormProps {
  orderId: string
  onDone: () => void
}

/** The client says what went wrong with a finished service: a PQR of type Reclamo, which holds the payout. Decisions §16. */
export const ComplaintForm = ({ orderId, onDone }: ComplaintFormProps) => {
  const form = useForm({
    act: useAct(api.support.create),
    empty: { description: '' },
    fields: {
      description: {
        kind: 'words',
        label: texts.what,
        help: texts.whatHelp,
        rows: 5,
        most: pqrTextMax,
        required: 'pqr.description_required',
        draft: ['complaint', orderId],
      },
    },
    input: ({ description }) => ({
      body: {
        type: 'Reclamo' as const,
        subject: texts.subject(formatShortId(orderId)),
        description,
        orderId,
      },
    }),
    done: texts.done,
    refreshes: [api.complaints.ofOrder, api.support.all],
    onDone,
  })
  return (
    <DeskForm form={form} act={texts.send} isDangerous>
      <p>{texts.effect}</p>
      <DeskFields form={form} />
    </DeskForm>
  )
}
