import { DatePicker } from 'antd'
import dayjs from 'dayjs'
// Antd names the language, dayjs has to know it: weeks begin on Monday.
import 'dayjs/locale/es'
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

/** A day of the calendar, picked or typed, the same in every browser's language. */
export const DayInput = ({ control, value, onChange, first, last }: DayInputProps) => (
  <DatePicker
    {...control}
    value={value ? dayjs(value, written) : null}
    onChange={(day) => onChange(day ? day.format(written) : undefined)}
    // A day that cannot be chosen may still be typed: it stays, and the form says why it will not do.
    onBlur={({ target }) => {
      const day = target instanceof HTMLInputElement ? typedDay(target.value) : undefined
      if (day !== undefined && day !== value) onChange(day)
    }}
    preserveInvalidOnBlur
    disabledDate={(day) => day.format(written) < first || day.format(written) > last}
    format={typed}
    placeholder={formsTexts.dayForm}
    // "Hoy" would be the browser's, not Bogotá's.
    showNow={false}
    size="large"
    style={{ width: '100%', maxWidth: 420 }}
  />
)
