import type { ReactNode } from 'react'
import { Select } from '#shared/ui/Select.tsx'
import type { ChoiceProps } from '../plain/fields/choice-props.ts'
import { type FieldsProps, FormFields } from '../plain/fields/FormFields.tsx'
import { FormField } from '../plain/fields/FormField.tsx'
import { ActForm } from './ActForm.tsx'
import type { FormLook } from './use-form.ts'

/** One of many, in the portal's own list. */
export const DeskChoice = ({ options, value, onChange, placeholder, hasSearch, ...words }: ChoiceProps) => (
  <FormField {...words}>
    {(control) => <Select {...control} {...{ placeholder, value, options, hasSearch, onChange }} />}
  </FormField>
)

export const DeskFields = (props: FieldsProps) => <FormFields {...props} Choice={DeskChoice} />

interface DeskFormProps {
  form: FormLook
  /** The verb of its one button. */
  act: string
  isDangerous?: boolean
  /** The screen has a weightier act: this one's button is quieter. */
  isAside?: boolean
  /** What is said above a refusal that belongs to no field. */
  problemTitle?: string
  /** In place of the plain column of all fields. */
  children?: ReactNode
}

/** A form of the portal: its column of fields, what went wrong, its one button. */
export const DeskForm = (props: DeskFormProps) => {
  const { form, act, isDangerous = false, isAside = false, problemTitle, children } = props
  return (
    <ActForm
      act={act}
      isDangerous={isDangerous}
      isAside={isAside}
      isBusy={form.isBusy}
      problem={form.foot}
      problemTitle={problemTitle}
      isKept={form.isKept}
      onSubmit={form.submit}
      place={form.place}
    >
      {children ?? <DeskFields form={form} />}
    </ActForm>
  )
}
