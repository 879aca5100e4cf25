import type { PaperKind } from '@arriero/domain/credentials'
import type { SubmitEvent } from 'react'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { PicturesField } from './PicturesField.tsx'
import { progressTexts as texts } from './progress.texts.ts'
import { usePaperForm, type PaperFormControls } from './use-paper-form.ts'
import styles from './progress.module.css'

const categories = ['B1', 'B2', 'B3', 'C1', 'C2', 'C3']

const Category = ({ form }: { form: PaperFormControls }) => (
  <fieldset className={styles.categories}>
    <legend>{texts.category}</legend>
    <div>
      {categories.map((category) => (
        <label key={category}>
          <input
            type="radio"
            name="category"
            checked={form.typed.category === category}
            aria-invalid={form.problems.category ? true : undefined}
            onChange={() => form.set({ category })}
          />
          <span>{category}</span>
        </label>
      ))}
    </div>
    <p className={styles.problem} role="alert">
      {form.problems.category}
    </p>
  </fieldset>
)

interface DayProps {
  form: PaperFormControls
  field: 'issuedOn' | 'expiresOn'
}

const Day = ({ form, field }: DayProps) => {
  const wanted = form.rule[field]
  if (wanted === 'none') return null
  const problem = form.problems[field]
  return (
    <Field
      label={texts[field]}
      type="date"
      required={wanted === 'required'}
      value={form.typed[field]}
      onChange={({ target }) => form.set({ [field]: target.value })}
      {...(problem ? { error: problem } : {})}
    />
  )
}

interface PaperFormProps {
  userId: string
  kind: PaperKind
  onDone: () => void
  onCancel: () => void
}

/** One paper with its pictures and dates. Plain, so that the driver area carries it too. */
export const PaperForm = ({ onCancel, ...setup }: PaperFormProps) => {
  const form = usePaperForm(setup)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!form.isBusy) form.submit()
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <PicturesField form={form} />
      <Day form={form} field="issuedOn" />
      <Day form={form} field="expiresOn" />
      {form.rule.hasCategory && <Category form={form} />}
      <p className={styles.problem} role="alert">
        {form.problem}
      </p>
      <div className={styles.ways}>
        <PlainButton type="submit" kind="primary" isBusy={form.isBusy}>
          {texts.send}
        </PlainButton>
        <CancelButton kind="quiet" onCancel={onCancel}>
          {texts.cancel}
        </CancelButton>
      </div>
    </Form>
  )
}
