import { Input, Select } from 'antd'
import { FormField } from '#shared/forms/FormField.tsx'
import { createTexts } from './create.texts.ts'
import { requiredMeasures, unitsOf } from './measure-checks.ts'
import type { MeasureAnswer, MeasureField } from './service-answers.ts'
import styles from './create.module.css'

interface MeasureInputProps {
  field: MeasureField
  value: MeasureAnswer
  problem: string | undefined
  onChange: (measure: MeasureAnswer) => void
}

/** A number with its unit. */
export const MeasureInput = ({ field, value, problem, onChange }: MeasureInputProps) => {
  const label = createTexts.measures[field]
  const units = unitsOf(field).map((unit) => ({ value: unit, label: createTexts.units[unit] ?? unit }))
  return (
    <FormField label={label} problem={problem} isOptional={!requiredMeasures.has(field)}>
      {(control) => (
        <div className={styles.measure}>
          <Input
            {...control}
            value={value.value}
            onChange={(event) => onChange({ ...value, value: event.target.value })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={11}
            size="large"
          />
          <Select
            value={value.unit}
            options={units}
            onChange={(unit: string) => onChange({ ...value, unit })}
            aria-label={createTexts.vehicle.unit(label)}
            size="large"
          />
        </div>
      )}
    </FormField>
  )
}
