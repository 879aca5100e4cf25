import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { orderTemplatesList } from '@arriero/contract/es/lists/repeated'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { listFacts } from '#shared/table/columns/list-columns.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { reservationOf } from '#features/orders/moment/date-checks.ts'
import { ClosedNotice } from '#features/saved-places/ClosedNotice.tsx'
import { type Chosen, momentField } from '#features/orders/moment/moment-field.tsx'
import { orderTemplatesTexts as texts } from './order-templates.texts.ts'

export type Template = ReplyOf<typeof api.orderTemplates.detail>

interface TemplateProps {
  template: Template
  onDone: () => void
}

const UseForm = ({ template, onDone }: TemplateProps) => {
  const empty: { moment: Chosen } = { moment: { hourService: template.hourService } }
  const form = useForm({
    act: useAct(api.orderTemplates.use),
    empty,
    fields: { moment: momentField(texts.use.when) },
    input: ({ moment: { day = '', hourService } }) => ({
      params: { _id: template._id },
      body: { reservationDate: day, hourService },
    }),
    done: texts.use.done,
    onDone,
  })
  const { day, hourService: hour } = form.values.moment
  return (
    <DeskForm form={form} act={texts.use.act}>
      <Notice kind="info" role="note" title={texts.use.effect} />
      <DeskFields form={form} />
      <ClosedNotice hours={template.originHours} at={[reservationOf(day, hour)]} />
    </DeskForm>
  )
}

const RenameForm = ({ template, onDone }: TemplateProps) => {
  const form = useForm({
    act: useAct(api.orderTemplates.rename),
    empty: { name: template.name },
    fields: {
      name: {
        kind: 'text',
        label: texts.rename.label,
        most: lettersMost.label,
        required: texts.nameRequired,
      },
    },
    input: ({ name }) => ({ params: { _id: template._id }, body: { name } }),
    done: texts.rename.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.rename.act} />
}

const Remove = ({ template: { _id, name }, onDone }: TemplateProps) => {
  const remove = useToldAct({
    act: useAct(api.orderTemplates.remove),
    input: { params: { _id } },
    done: texts.remove.done,
    onDone,
  })
  return (
    <>
      <Button kind="danger" icon="trash" onClick={remove.ask}>
        {texts.remove.act}
      </Button>
      <ConfirmAct
        {...remove.asking}
        title={texts.remove.title}
        effect={<p>{texts.remove.effect(name)}</p>}
        act={texts.remove.act}
        isDangerous
      />
    </>
  )
}

const shown = ['origin', 'destination', 'typeLoad', 'typeVehicle'] as const

/** One template: asked for with a date, renamed, removed. */
export const TemplateWindow = (props: TemplateProps) => (
  <>
    <DetailList details={listFacts(orderTemplatesList, props.template, shown)} />
    <UseForm {...props} />
    <details>
      <summary>{texts.more}</summary>
      <RenameForm {...props} />
      <Remove {...props} />
    </details>
  </>
)
