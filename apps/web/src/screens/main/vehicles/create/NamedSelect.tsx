import type { Named } from '#features/vehicles/new/vehicle-answers.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Select } from '#shared/ui/Select.tsx'

interface NamedSelectProps {
  label: string
  placeholder: string
  list: readonly { _id: string; name: string }[]
  value: Named | undefined
  problem: string | undefined
  onChange: (chosen: Named) => void
}

/** One of a catalogue, found by typing. */
export const NamedSelect = ({ label, placeholder, list, value, problem, onChange }: NamedSelectProps) => (
  <FormField label={label} problem={problem}>
    {(control) => (
      <Select
        {...control}
        placeholder={placeholder}
        value={value?.id}
        options={list.map(({ _id, name }) => ({ value: _id, label: name }))}
        hasSearch
        onChange={(id) => onChange({ id, name: list.find(({ _id }) => _id === id)?.name ?? '' })}
      />
    )}
  </FormField>
)
