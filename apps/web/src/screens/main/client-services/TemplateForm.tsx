import { api } from '@arriero/contract'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { clientServicesTexts } from './client-services.texts.ts'

const texts = clientServicesTexts.template

/** A service kept under a name, to be asked for with a date alone. */
export const TemplateForm = ({ orderId, onDone }: { orderId: string; onDone: () => void }) => {
  const form = useForm({
    act: useAct(api.orderTemplates.create),
    empty: { name: '' },
    fields: {
      name: {
        kind: 'text',
        label: texts.name,
        help: texts.nameHelp,
        most: lettersMost.label,
        required: texts.nameRequired,
        isFirst: true,
      },
    },
    input: ({ name }) => ({ body: { name, orderId } }),
    done: texts.done,
    onDone,
  })
  return (
    <DeskForm form={form} act={texts.act}>
      <Notice kind="info" role="note" title={texts.effect} />
      <DeskFields form={form} />
    </DeskForm>
  )
}
