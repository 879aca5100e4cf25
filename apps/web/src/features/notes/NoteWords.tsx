import { callable, mentionBegun, mentionMark } from '@arriero/domain/notes/notes'
import { lettersMost } from '@arriero/domain/typed/limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import { WordsInput } from '#shared/plain/fields/WordsInput.tsx'
import { keepDraft, type DraftName } from '#shared/words/drafts.ts'
import { notesTexts as texts } from './notes.texts.ts'
import styles from './notes.module.css'

interface Colleague {
  _id: string
  name: string
}

interface NoteWordsProps {
  control: ControlProps
  value: string
  onChange: (words: string) => void
  colleagues: readonly Colleague[]
  draft?: DraftName
}

const shownMost = 6

/** Words in which colleagues are called: behind the mark, those who may be meant stand below, one stop of the keyboard further. */
export const NoteWords = ({ control, value, onChange, colleagues, draft }: NoteWordsProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<number>()
  /** Where the caret goes once the picked name stands in the text. */
  const [goesTo, setGoesTo] = useState<number>()
  const begun = caret === undefined ? undefined : mentionBegun(value, caret)
  const found = begun ? callable(colleagues, begun.typed).slice(0, shownMost) : []
  const field = () => box.current?.querySelector('textarea')
  useEffect(() => {
    if (goesTo === undefined) return
    const area = box.current?.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(goesTo, goesTo)
    setGoesTo(undefined)
  }, [goesTo])
  const pick = ({ name }: Colleague) => {
    if (!begun || caret === undefined) return
    const called = `${mentionMark}${name} `
    const words = `${value.slice(0, begun.at)}${called}${value.slice(caret).replace(/^ /, '')}`
    if (draft) keepDraft(draft, words)
    onChange(words)
    setCaret(undefined)
    setGoesTo(begun.at + called.length)
  }
  const look = () => setCaret(field()?.selectionStart)
  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setCaret(undefined)
      field()?.focus()
    } else if (event.key === 'ArrowDown' && event.target === field()) {
      event.preventDefault()
      box.current?.querySelector('button')?.focus()
    }
  }
  return (
    <div ref={box} onInput={look} onClick={look} onKeyDown={onKeyDown}>
      <WordsInput
        control={control}
        {...{ value, onChange, most: lettersMost.orderNote, rows: 3 }}
        {...(draft && { draft })}
      />
      {found.length > 0 && (
        <div role="group" aria-label={texts.mention} className={styles.called}>
          <span aria-hidden="true">{texts.mention}</span>
          {found.map((colleague) => (
            <Button key={colleague._id} size="small" onClick={() => pick(colleague)}>
              {colleague.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
