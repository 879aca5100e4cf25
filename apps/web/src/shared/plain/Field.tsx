import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { plainTexts } from './plain.texts.ts'
import styles from './Field.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  help?: string | undefined
  error?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A labelled input whose help and error are read with it. */
export const Field = ({ label, help, error, required, ...input }: FieldProps) => {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> ({plainTexts.optional})</span>}
      </label>
      <input
        {...input}
        id={id}
        required={required}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(' ') || undefined}
      />
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  )
}
