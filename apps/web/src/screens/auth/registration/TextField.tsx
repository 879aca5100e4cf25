import { FormField } from '#shared/plain/fields/FormField.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { RegistrationAnswers } from './registration-answers.ts'

type TextName = 'identification' | 'name' | 'cellPhone' | 'email' | 'address'

interface TextFieldProps extends StepBodyProps<RegistrationAnswers> {
  field: TextName
  label: string
  help?: string
  input: { most: number; inputMode?: 'numeric' | 'tel' | 'email'; autoComplete: string }
}

/** A one-line text field of the registration wizard. */
export const TextField = ({ field, label, help, input, answers, problems, set }: TextFieldProps) => (
  <FormField label={label} help={help} problem={wordsOf(problems, field)}>
    {(control) => (
      <LineInput
        {...control}
        {...input}
        {...(input.inputMode === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        value={answers[field] ?? ''}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    )}
  </FormField>
)
