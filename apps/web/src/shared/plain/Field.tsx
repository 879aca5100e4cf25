import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { limitOf } from '../words/limit.ts'
import { WordsBelow } from '../words/WordsBelow.tsx'
import { plainTexts } from './plain.texts.ts'
import styles from './Field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** As many characters as the server takes; what is too long stays, is told, and is not sent. */
  most?: number
  ref?: Ref<HTMLInputElement> | undefined
}

/** A labelled input whose help and error are read with it. */
export const Field = ({ label, help, error, required, most = Infinity, ...input }: FieldProps) => {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const limitId = `${id}-limit`
  const { isOver, text } = limitOf(String(input.value ?? ''), most)
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
        aria-invalid={error || isOver ? true : undefined}
        aria-describedby={
          [error && errorId, help && helpId, text !== undefined && limitId].filter(Boolean).join(' ') ||
          undefined
        }
        data-too-long={isOver || undefined}
      />
      <WordsBelow id={limitId} text={text} isOver={isOver} />
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
