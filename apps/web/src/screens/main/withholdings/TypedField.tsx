import { Input } from 'antd'
import { FormField } from '#shared/forms/FormField.tsx'

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
      <Input
        {...control}
        size="large"
        autoComplete="off"
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FormField>
)
