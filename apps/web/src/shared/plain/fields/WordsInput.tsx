import { lettersMost } from '@arriero/domain/typed/limits'
import type { DraftName } from '#shared/words/drafts.ts'
import { useWords } from '#shared/words/use-words.ts'
import { WordsBelow } from '#shared/words/WordsBelow.tsx'
import type { ControlProps } from './FormField.tsx'
import styles from './input.module.css'

interface WordsInputProps {
  control: ControlProps
  value: string
  onChange: (words: string) => void
  rows?: number
  most?: number
  /** One line, such as a subject or a name. */
  isLine?: boolean
  placeholder?: string
  /** Kept in this browser while it is written, restored with a word. */
  draft?: DraftName
}

/** A reason, a message, a description: a person's own words, as many as the server takes. What is too long stays and is told. */
export const WordsInput = (props: WordsInputProps) => {
  const {
    control,
    value,
    onChange,
    rows = 3,
    most = lettersMost.words,
    isLine = false,
    placeholder,
    draft,
  } = props
  const words = useWords({ value, onChange, most, draft })
  const { status: _status, ...tied } = control
  const field = {
    ...tied,
    value,
    placeholder,
    className: styles.input,
    'aria-describedby': [control['aria-describedby'], words.noteId].filter(Boolean).join(' '),
    ...(words.isOver ? { 'aria-invalid': true as const, 'data-too-long': true } : {}),
  }
  return (
    <>
      {isLine ? (
        <input {...field} autoComplete="off" onChange={({ target }) => words.change(target.value)} />
      ) : (
        <textarea {...field} rows={rows} onChange={({ target }) => words.change(target.value)} />
      )}
      <WordsBelow {...words.below} />
    </>
  )
}
