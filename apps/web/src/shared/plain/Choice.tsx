import { useId } from 'react'
import { plainTexts } from './plain.texts.ts'
import styles from './Field.module.css'

interface ChoiceProps {
  label: string
  help?: string | undefined
  options: readonly { value: string; label: string }[]
  value: string
  problem?: string | undefined
  isOptional?: boolean
  onChange: (value: string) => void
}

/** One of many, with the phone's own list. */
export const Choice = ({ label, help, options, value, problem, isOptional, onChange }: ChoiceProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> ({plainTexts.optional})</span>}
        <select
          className={styles.input}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem ${id}-help`}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="" disabled>
            {plainTexts.choose}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <p id={`${id}-problem`} className={styles.error} role="alert">
        {problem}
      </p>
    </div>
  )
}
