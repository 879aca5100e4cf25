import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useId, useRef, useState } from 'react'
// Antd names the language, dayjs has to know it: weeks begin on Monday.
import 'dayjs/locale/es'
import { useRefusedSubmit } from '../numbers/use-refused-submit.ts'
import { WordsBelow } from '../words/WordsBelow.tsx'
import type { ControlProps } from './FormField.tsx'
import { typedDay } from './typed-day.ts'
import { formsTexts } from './forms.texts.ts'

const written = 'YYYY-MM-DD'
/** The first is how it is shown; the others may be typed. */
const typed = ['DD/MM/YYYY', 'D/M/YYYY', written]

interface DayInputProps {
  control: ControlProps
  /** `YYYY-MM-DD`. */
  value: string | undefined
  onChange: (day: string | undefined) => void
  /** Days that may be chosen, both ends included. */
  first: string
  last: string
}

/**
 * A day of the calendar, picked or typed, the same in every browser's language. What is typed and is no day stays as it was
 * typed, and its form does not go out: the day before it must not be sent in its place.
 */
export const DayInput = ({ control, value, onChange, first, last }: DayInputProps) => {
  const [isUnread, setUnread] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useRefusedSubmit(place, isUnread, () => undefined)
  const take = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement)) return
    const day = typedDay(target.value)
    setUnread(day === undefined && target.value.trim() !== '')
    // A day that cannot be chosen may still be typed: it stays, and the form says why it will not do.
    if (day !== undefined && day !== value) onChange(day)
  }
  return (
    <div ref={place}>
      <DatePicker
        {...control}
        {...(isUnread && { 'aria-invalid': true, status: 'error', 'aria-describedby': id })}
        value={value ? dayjs(value, written) : null}
        onChange={(day) => {
          setUnread(false)
          onChange(day ? day.format(written) : undefined)
        }}
        onBlur={({ target }) => take(target)}
        onKeyDown={({ key, target }) => key === 'Enter' && take(target)}
        preserveInvalidOnBlur
        disabledDate={(day) => day.format(written) < first || day.format(written) > last}
        format={typed}
        placeholder={formsTexts.dayForm}
        // "Hoy" would be the browser's, not Bogotá's.
        showNow={false}
        size="large"
        style={{ width: '100%', maxWidth: 420 }}
      />
      <WordsBelow id={id} text={isUnread ? formsTexts.noDay : undefined} isOver={isUnread} />
    </div>
  )
}
