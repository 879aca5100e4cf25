import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'

interface TypedFieldProps {
  label: string
  value: string
  problem: string | undefined
  help?: string
  onChange: (value: string) => void
}

const longest = 200

export const TypedField = ({ label, value, problem, help, onChange }: TypedFieldProps) => (
  <FormField label={label} problem={problem} help={help}>
    {(control) => (
      <LineInput
        {...control}
        size="large"
        autoComplete="off"
        most={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FormField>
)
