import { api } from '@arriero/contract'
import { pqrTextMax } from '@arriero/contract/support/support'
import type { ReplyTemplate } from '@arriero/contract/support/reply-templates'
import { filledTemplate, placeMark, templatePlaces, unknownPlaces } from '@arriero/domain/support/templates'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { replyTemplatesTexts as texts } from './reply-templates.texts.ts'
import { sampleCase } from './sample-case.texts.ts'
import styles from './reply-templates.module.css'

interface Written {
  name: string
  body: string
}

const fields = {
  name: { kind: 'text', label: texts.name, most: lettersMost.label, required: 'name.required' },
  body: {
    kind: 'words',
    label: texts.body,
    help: texts.places(templatePlaces.map(placeMark).join(', ')),
    rows: 8,
    most: pqrTextMax,
    required: 'reply_template.words_required',
    denial: (body: string) =>
      unknownPlaces(body).length > 0 ? ('reply_template.place_unknown' as const) : undefined,
  },
} as const satisfies Fields<Written>

const Sample = ({ body }: Pick<Written, 'body'>) =>
  body.trim() !== '' && (
    <section className={styles.preview} aria-label={texts.sample}>
      <p className={styles.muted}>{texts.sample}</p>
      <p className={styles.words}>{filledTemplate(body, sampleCase)}</p>
    </section>
  )

export const NewTemplate = ({ onDone }: { onDone: () => void }) => {
  const form = useForm({
    act: useAct(api.replyTemplates.create),
    empty: { name: '', body: '' },
    fields,
    input: (body) => ({ body }),
    done: texts.created,
    refreshes: [api.replyTemplates.all],
    onDone,
  })
  return (
    <>
      <DeskForm form={form} act={texts.create} />
      <Sample body={form.values.body} />
    </>
  )
}

interface ChangeTemplateProps {
  template: ReplyTemplate
  onDone: () => void
}

export const ChangeTemplate = ({ template, onDone }: ChangeTemplateProps) => {
  const { _id, name, body, changedAt } = template
  const form = useForm({
    act: useAct(api.replyTemplates.change),
    empty: { name, body },
    fields,
    input: (written) => ({ params: { _id }, body: { ...written, seenAt: changedAt } }),
    done: texts.saved,
    refreshes: [api.replyTemplates.all],
    onDone,
  })
  return (
    <>
      <DeskForm form={form} act={texts.save} />
      <Sample body={form.values.body} />
    </>
  )
}
