import { type FieldWords, FormField } from './FormField.tsx'
import { LineInput, type LineInputProps } from './LineInput.tsx'

/** A one-line input with its label, help and problem. */
export const Field = ({ label, help, problem, isOptional, ...input }: FieldWords & LineInputProps) => (
  <FormField {...{ label, help, problem, isOptional }}>
    {(control) => <LineInput {...input} {...control} required={!isOptional} />}
  </FormField>
)
