import { Select } from 'antd'
import type { Named } from '#features/vehicles/new/vehicle-answers.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'

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
      <Select<string>
        {...control}
        size="large"
        style={{ width: '100%' }}
        placeholder={placeholder}
        value={value?.id}
        options={list.map(({ _id, name }) => ({ value: _id, label: name }))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(id) => onChange({ id, name: list.find(({ _id }) => _id === id)?.name ?? '' })}
        getPopupContainer={(select) => select.parentElement ?? document.body}
      />
    )}
  </FormField>
)
