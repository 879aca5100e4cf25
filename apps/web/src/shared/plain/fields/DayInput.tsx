import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useRefusedSubmit } from '#shared/numbers/use-refused-submit.ts'
import { WordsBelow } from '#shared/words/WordsBelow.tsx'
import type { ControlProps } from './FormField.tsx'
import { plainTexts } from '../plain.texts.ts'
import { typedDay, writtenDay } from './typed-day.ts'
import styles from './input.module.css'

interface DayInputProps {
  control: Partial<ControlProps>
  /** `YYYY-MM-DD`. */
  value: string | undefined
  onChange: (day: string | undefined) => void
  /** Days that the calendar offers, both ends included; one that is typed beyond them stays, and the form says why it will not do. */
  first?: string | undefined
  last?: string | undefined
}

/** What is typed, kept as it is while it is no day; it follows a day that is given from outside. */
const useTypedDay = ({ value, onChange }: Pick<DayInputProps, 'value' | 'onChange'>) => {
  const [text, setText] = useState(() => writtenDay(value))
  const [known, setKnown] = useState(value)
  const [wasLeft, setLeft] = useState(true)
  if (known !== value) {
    setKnown(value)
    if (typedDay(text) !== value) setText(writtenDay(value))
  }
  const isUnread = text.trim() !== '' && typedDay(text) === undefined
  return {
    text,
    isUnread,
    isTold: isUnread && wasLeft,
    tell: () => setLeft(true),
    type: (next: string) => {
      const day = typedDay(next)
      setLeft(false)
      setText(/^\d{8}$/.test(next) ? writtenDay(day, next) : next)
      if (day === undefined && next.trim() !== '') return
      setKnown(day)
      if (day !== value) onChange(day)
    },
    leave: () => {
      setLeft(true)
      setText((now) => writtenDay(typedDay(now), now))
    },
  }
}

/**
 * A day of the calendar, typed or picked, the same in every browser's language. What is typed and is no day stays as it was
 * typed, and its form does not go out: the day before it must not be sent in its place.
 */
export const DayInput = ({ control: { status: _status, ...control }, ...props }: DayInputProps) => {
  const { value, onChange, first, last } = props
  const { text, isUnread, isTold, tell, type, leave } = useTypedDay(props)
  const calendar = useRef<HTMLInputElement>(null)
  const id = useId()
  useRefusedSubmit(calendar, isUnread, tell)
  return (
    <>
      <span className={styles.affixed} data-behind>
        <input
          {...control}
          {...(isTold && { 'aria-invalid': true, 'aria-describedby': id })}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          placeholder={plainTexts.dayForm}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <input
          ref={calendar}
          type="date"
          className={styles.calendar}
          tabIndex={-1}
          aria-hidden
          value={value ?? ''}
          min={first}
          max={last}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value || undefined)}
        />
        <button
          type="button"
          className={styles.opener}
          aria-label={plainTexts.calendar}
          onClick={() => calendar.current?.showPicker()}
        >
          <Icon name="calendar" sizePx={18} />
        </button>
      </span>
      <WordsBelow id={id} text={isTold ? plainTexts.noDay : undefined} isOver={isTold} />
    </>
  )
}
