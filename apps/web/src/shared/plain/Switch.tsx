import styles from './Switch.module.css'

interface SwitchProps {
  /** Heard, where what it switches stands beside or above it. */
  label: string
  isOn: boolean
  isDisabled?: boolean
  describedBy?: string
  onChange: (isOn: boolean) => void
}

/** On or off, at once. */
export const Switch = ({ label, isOn, isDisabled = false, describedBy, onChange }: SwitchProps) => (
  <label className={styles.target}>
    <input
      type="checkbox"
      role="switch"
      className={styles.input}
      aria-label={label}
      aria-describedby={describedBy}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
)
