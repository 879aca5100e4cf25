import { useId } from 'react'
import type { DraftName } from '../words/drafts.ts'
import { useWords } from '../words/use-words.ts'
import { WordsBelow } from '../words/WordsBelow.tsx'
import { plainTexts } from './plain.texts.ts'
import styles from './Field.module.css'

interface TextAreaProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  value: string
  onChange: (words: string) => void
  most?: number
  rows?: number
  /** One line, such as a subject. */
  isLine?: boolean
  required?: boolean
  isOptional?: boolean
  /** Kept in this browser while it is written, restored with a word. */
  draft?: DraftName
}

/** A few lines of a person's own words, without Ant Design; its error is read with it. What is too long stays and is told. */
export const TextArea = (props: TextAreaProps) => {
  const { label, help, error, value, onChange, most = 500, rows = 5, isLine = false, required, draft } = props
  const { isOptional = false } = props
  const id = useId()
  const words = useWords({ value, onChange, most, draft })
  const field = {
    id,
    value,
    required,
    className: styles.input,
    'aria-invalid': error || words.isOver ? true : undefined,
    'aria-describedby': [`${id}-error`, help && `${id}-help`, words.noteId].filter(Boolean).join(' '),
    'data-too-long': words.isOver || undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> ({plainTexts.optional})</span>}
      </label>
      {isLine ? (
        <input {...field} onChange={({ target }) => words.change(target.value)} />
      ) : (
        <textarea {...field} rows={rows} onChange={({ target }) => words.change(target.value)} />
      )}
      <WordsBelow {...words.below} />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  )
}
