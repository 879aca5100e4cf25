import { type ReactNode, useId } from 'react'
import type { Option } from '#shared/forms/form-spec.ts'
import type { ChoiceProps } from './choice-props.ts'
import { plainTexts } from '../plain.texts.ts'
import styles from './Radios.module.css'

interface RadiosProps extends Omit<ChoiceProps, 'options'> {
  options: readonly { value: Option; label: ReactNode; isDisabled?: boolean }[]
}

/** One of a few, all in sight and wide enough for a thumb. */
export const Radios = ({ label, help, problem, isOptional, options, value, onChange }: RadiosProps) => {
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-help ${id}-problem`}>
      <legend className={styles.label}>
        {label}
        {isOptional && <span className={styles.help}> ({plainTexts.optional})</span>}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}
