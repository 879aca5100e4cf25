import type { ComponentProps, ReactNode } from 'react'
import { type Drawn, lineProps } from '../forms/form-spec.ts'
import type { FormLook } from '../forms/use-form.ts'
import { proofTexts } from '../session/proof.texts.ts'
import { CancelButton } from '../unsaved/CancelButton.tsx'
import { Form } from '../unsaved/Form.tsx'
import { PlainButton } from './Button.tsx'
import { Choice } from './Choice.tsx'
import { Field } from './Field.tsx'
import { PlainNumberField } from './NumberField.tsx'
import { Radios } from './Radios.tsx'
import { SwitchLine } from './Switch.tsx'
import { TextArea } from './TextArea.tsx'
import { FormField } from '../forms/FormField.tsx'
import styles from './PlainForm.module.css'

const PlainField = ({ field }: { field: Drawn }) => {
  const { label, help, problem, isOptional = false } = field
  const words = { label, help, error: problem, required: !isOptional }
  switch (field.kind) {
    case 'own':
      return field.draw(field)
    case 'control':
      return (
        <FormField {...{ label, help, problem, isOptional }}>
          {(control) => field.draw(control, field)}
        </FormField>
      )
    case 'number':
      return <PlainNumberField {...words} kind={field.takes} value={field.value} onChange={field.set} />
    case 'words': {
      const { value, set, most, rows, isLine, draft } = field
      return <TextArea {...words} {...{ value, most, rows, isLine, draft, isOptional }} onChange={set} />
    }
    case 'day':
      return (
        <Field
          {...words}
          type="date"
          min={field.first}
          max={field.last}
          value={field.value ?? ''}
          onChange={({ target }) => field.set(target.value || undefined)}
        />
      )
    case 'switch':
      return <SwitchLine {...{ label, help, problem }} isOn={field.value} onChange={field.set} />
    case 'choice': {
      const options = field.options.map(({ value, label }) => ({ value: String(value), label }))
      const choose = (text: string) =>
        field.set(field.options.find(({ value }) => String(value) === text)?.value)
      const Drawn = field.isRadios ? Radios : Choice
      return (
        <Drawn
          {...{ label, help, problem, isOptional, options }}
          value={String(field.value ?? '')}
          onChange={choose}
        />
      )
    }
    default:
      return (
        <Field
          {...words}
          {...lineProps(field)}
          value={field.value}
          onChange={({ target }) => field.set(target.value)}
        />
      )
  }
}

const Proof = ({
  typed,
  type,
  asksCode,
  problems,
  label = proofTexts.password,
  help,
}: NonNullable<FormLook['proof']>) => (
  <>
    <Field
      label={label}
      help={help}
      type="password"
      autoComplete="current-password"
      required
      most={1024}
      value={typed.password}
      error={problems.password}
      onChange={({ target }) => type({ password: target.value })}
    />
    {asksCode && (
      <Field
        label={proofTexts.code}
        help={proofTexts.codeHelp}
        required
        autoFocus
        autoComplete="one-time-code"
        most={20}
        value={typed.code}
        error={problems.code}
        onChange={({ target }) => type({ code: target.value })}
      />
    )}
  </>
)

/** The fields of a form, all of them or some. */
export const PlainFields = ({ form, only }: { form: FormLook; only?: readonly string[] }) => (
  <>
    {form.drawn(only).map((field) => (
      <PlainField key={field.name} field={field} />
    ))}
    {form.proof && !only && <Proof {...form.proof} />}
  </>
)

interface PlainFormProps {
  form: FormLook
  /** The verb of its one button. */
  act: string
  button?: Pick<ComponentProps<typeof PlainButton>, 'kind' | 'size' | 'disabled' | 'icon'>
  /** The way out of it, beside the button. */
  cancel?: { text: string; onCancel: () => void }
  /** In place of the plain column of all fields. */
  children?: ReactNode
  /** Below the button. */
  foot?: ReactNode
}

/** The same without Ant Design: its column of fields, what went wrong, its one button. */
export const PlainForm = ({ form, act, button, cancel, children, foot }: PlainFormProps) => {
  const send = (
    <PlainButton type="submit" kind="primary" {...button} isBusy={form.isBusy}>
      {act}
    </PlainButton>
  )
  return (
    <Form
      ref={form.place}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {children ?? <PlainFields form={form} />}
      <p className={styles.problem} role="alert">
        {form.foot}
      </p>
      {cancel ? (
        <div className={styles.ways}>
          {send}
          <CancelButton kind="quiet" disabled={form.isBusy} onCancel={cancel.onCancel}>
            {cancel.text}
          </CancelButton>
        </div>
      ) : (
        send
      )}
      {foot}
    </Form>
  )
}
