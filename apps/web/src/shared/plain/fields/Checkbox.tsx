import { type ReactNode, useId } from 'react'
import { classNames } from '#shared/class-names.ts'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  label: string
  isOn: boolean
  problem?: string | undefined
  onChange: (isOn: boolean) => void
  /** Stands below the box and says what it is about. */
  children?: ReactNode
}

/** Yes or no, and what is wrong with a no. */
export const Checkbox = ({ label, isOn, problem, onChange, children }: CheckboxProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={isOn}
          aria-invalid={problem ? true : undefined}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {children}
      <p id={id} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}

interface CheckProps {
  isOn: boolean
  /** Some but not all of what it stands for is chosen. */
  isMixed?: boolean
  isDisabled?: boolean | undefined
  /** Heard, where no words stand beside it. */
  label?: string
  className?: string | undefined
  onChange: (isOn: boolean) => void
  children?: ReactNode
}

/** The box of a row, or of a line among others. */
export const Check = (props: CheckProps) => {
  const { isOn, isMixed = false, isDisabled = false, label, className, onChange, children } = props
  return (
    <label className={classNames(styles.check, className)}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}

interface ChecksProps {
  /** Heard, where what they stand in is not called so. */
  label?: string
  options: readonly { value: string; label: string }[]
  values: readonly string[]
  className?: string | undefined
  onChange: (values: string[]) => void
}

/** A few boxes, of which several may be chosen. */
export const Checks = ({ label, options, values, className, onChange }: ChecksProps) => (
  <div role="group" aria-label={label} className={className}>
    {options.map(({ value, label }) => (
      <Check
        key={value}
        isOn={values.includes(value)}
        onChange={(isOn) => onChange(isOn ? [...values, value] : values.filter((one) => one !== value))}
      >
        {label}
      </Check>
    ))}
  </div>
)
