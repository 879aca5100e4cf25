import type { ComponentProps, ReactNode } from 'react'
import type { FormLook } from '#shared/forms/use-form.ts'
import { NeedsLine } from '#shared/line/NeedsLine.tsx'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { Button } from '../Button.tsx'
import { Choice } from './Choice.tsx'
import { type FieldsProps, FormFields } from './FormFields.tsx'
import styles from './PlainForm.module.css'

export const PlainFields = (props: FieldsProps) => <FormFields {...props} Choice={Choice} />

interface PlainFormProps {
  form: FormLook
  /** The verb of its one button. */
  act: string
  button?: Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'disabled' | 'icon'>
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
    <Button type="submit" kind="primary" {...button} isBusy={form.isBusy}>
      {act}
    </Button>
  )
  return (
    <Form
      ref={form.place}
      isKept={form.isKept}
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
      <NeedsLine />
      {foot}
    </Form>
  )
}
