import { Select } from 'antd'
import { TypedNumberField } from '#shared/forms/NumberField.tsx'
import { createTexts } from './create.texts.ts'
import { numberKindOf, requiredMeasures, unitsOf } from './measure-checks.ts'
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
    <TypedNumberField
      label={label}
      problem={problem}
      isOptional={!requiredMeasures.has(field)}
      kind={numberKindOf(field, value.unit)}
      text={value.value}
      onText={(text) => onChange({ ...value, value: text })}
      besides={(input) => (
        <div className={styles.measure}>
          {input}
          <Select
            value={value.unit}
            options={units}
            onChange={(unit: string) => onChange({ ...value, unit })}
            aria-label={createTexts.vehicle.unit(label)}
            size="large"
          />
        </div>
      )}
    />
  )
}
