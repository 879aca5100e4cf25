import { useId } from 'react'
import { newVehicleScreenTexts as texts } from './own.texts.ts'
import styles from './own.module.css'
import parts from '../parts.module.css'

interface ChoiceProps {
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
  value: string
  problem?: string
  onChange: (value: string) => void
}

/** One of many, with the phone's own list. */
export const Choice = ({ label, help, options, value, problem, onChange }: ChoiceProps) => {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        {label}
        <select
          className={styles.select}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem ${id}-help`}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="" disabled>
            {texts.choose}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <p id={`${id}-help`} className={parts.help}>
        {help}
      </p>
      <p id={`${id}-problem`} className={parts.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
