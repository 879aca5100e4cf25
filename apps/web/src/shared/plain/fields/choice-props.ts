import type { Option } from '#shared/forms/form-spec.ts'
import type { FieldWords } from './FormField.tsx'

/** A choice of one option, whichever component draws it. */
export interface ChoiceProps extends FieldWords {
  options: readonly { value: Option; label: string }[]
  value: Option | undefined
  onChange: (value: Option | undefined) => void
  placeholder?: string | undefined
  hasSearch?: boolean | undefined
}
