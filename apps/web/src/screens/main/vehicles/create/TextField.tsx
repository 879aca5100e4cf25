import { FormField } from '#shared/plain/fields/FormField.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'

interface TextFieldProps {
  label: string
  help?: string
  value: string | undefined
  problem: string | undefined
  most: number
  isNumber?: boolean
  onChange: (text: string) => void
}

/** One line of a few characters: a plate, a year. */
export const TextField = ({ label, help, value = '', problem, most, isNumber, onChange }: TextFieldProps) => (
  <FormField label={label} help={help} problem={problem}>
    {(control) => (
      <LineInput
        {...control}
        value={value}
        most={most}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FormField>
)
