import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  label: string
  isOn: boolean
  problem?: string | undefined
  onChange: (isOn: boolean) => void
  /** Below it: what it is about. */
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
