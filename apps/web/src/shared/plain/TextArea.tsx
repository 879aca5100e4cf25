import { type TextareaHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  error?: string
}

/** A few lines of a person's own words, without Ant Design; its error is read with it. */
export const TextArea = ({ label, error, ...area }: TextAreaProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        rows={5}
        {...area}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  )
}
