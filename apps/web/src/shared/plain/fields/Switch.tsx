import { useId } from 'react'
import type { FieldWords } from './FormField.tsx'
import styles from './Switch.module.css'

interface SwitchProps {
  id?: string
  /** Heard, where what it switches stands beside or above it, and is not its label. */
  label?: string
  isOn: boolean
  isDisabled?: boolean
  describedBy?: string
  onChange: (isOn: boolean) => void
}

/** A switch that takes effect at once. */
export const Switch = ({ id, label, isOn, isDisabled = false, describedBy, onChange }: SwitchProps) => (
  <span className={styles.target}>
    <input
      type="checkbox"
      role="switch"
      id={id}
      className={styles.input}
      aria-label={label}
      aria-describedby={describedBy}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  </span>
)

type SwitchLineProps = FieldWords & Pick<SwitchProps, 'isOn' | 'onChange'>

/** The same in a form, under its words. */
export const SwitchLine = ({ label, help, problem, isOn, onChange }: SwitchLineProps) => {
  const id = useId()
  return (
    <div>
      <div className={styles.line}>
        <span aria-hidden>{label}</span>
        <Switch {...{ label, isOn, onChange }} describedBy={id} />
      </div>
      <p id={id} className={problem ? styles.problem : styles.help}>
        {problem ?? help}
      </p>
    </div>
  )
}
