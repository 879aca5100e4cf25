import { useMemo } from 'react'
import { formatDateTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { useNow } from '#shared/use-now.ts'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
import { momentTexts as texts } from './moment.texts.ts'
import {
  dayLimits,
  earliestChoice,
  hourParts,
  joinHour,
  nextDays,
  reservationOf,
  type HourParts,
} from './date-checks.ts'
import styles from './moment.module.css'

const twoDigits = (value: number) => String(value).padStart(2, '0')
const asOption = (value: string) => ({ value, label: value })
const hours = [12, ...Array.from({ length: 11 }, (_, index) => index + 1)].map(twoDigits).map(asOption)
const quarters = ['00', '15', '30', '45']
const halves = [
  { value: 'AM' as const, label: texts.halves.AM },
  { value: 'PM' as const, label: texts.halves.PM },
]

/** Hour, minutes and half of the day. */
export const HourInput = ({
  value,
  onChange,
}: {
  value: HourParts
  onChange: (parts: HourParts) => void
}) => {
  const minutes = [...new Set([...quarters, value.minutes])].toSorted().map(asOption)
  return (
    <div className={styles.hour}>
      <FormField label={texts.hour}>
        {(control) => (
          <Select
            {...control}
            value={value.hour}
            options={hours}
            onChange={(hour) => onChange({ ...value, hour })}
          />
        )}
      </FormField>
      <FormField label={texts.minutes}>
        {(control) => (
          <Select
            {...control}
            value={value.minutes}
            options={minutes}
            onChange={(chosen) => onChange({ ...value, minutes: chosen })}
          />
        )}
      </FormField>
      <FormField label={texts.half}>
        {({ id }) => (
          <Segmented
            id={id}
            label={texts.half}
            value={value.half}
            options={halves}
            onChange={(half) => onChange({ ...value, half })}
            isBlock
          />
        )}
      </FormField>
    </div>
  )
}

interface Moment {
  /** Bogotá day, `YYYY-MM-DD`. */
  day?: string | undefined
  /** `hh:mm AM|PM`. */
  hourService?: string | undefined
}

interface DateStepProps {
  answers: Moment
  problems: Problems
  set: (moment: { day?: string; hourService?: string }) => void
}

/** The day and hour, in Bogotá, one hour from now at the earliest. */
export const DateStep = ({ answers, problems, set }: DateStepProps) => {
  const now = useNow()
  const { limits, days, earliest } = useMemo(() => {
    const at = new Date(now)
    return { limits: dayLimits(at), days: nextDays(at), earliest: earliestChoice(at) }
  }, [now])
  const chosen = reservationOf(answers.day, answers.hourService)
  const [today, tomorrow, after] = days
  const soon = [
    { day: today, label: texts.soon.today },
    { day: tomorrow, label: texts.soon.tomorrow },
    { day: after, label: texts.soon.after },
  ].filter(({ day }) => day >= limits.first)
  return (
    <div className={styles.stack}>
      <FormField label={texts.day} help={texts.dayHelp} problem={wordsOf(problems, 'day')}>
        {(control) => (
          <DayInput
            control={control}
            first={limits.first}
            last={limits.last}
            value={answers.day}
            onChange={(day) => set({ day })}
          />
        )}
      </FormField>
      <div className={styles.row}>
        {soon.map(({ day, label }) => (
          <Button key={day} aria-pressed={answers.day === day} onClick={() => set({ day })}>
            {label}
          </Button>
        ))}
        <Button onClick={() => set({ day: earliest.day, hourService: earliest.hourService })}>
          {texts.earliest(formatDateTime(earliest.at))}
        </Button>
      </div>
      <HourInput
        value={hourParts(answers.hourService)}
        onChange={(parts) =>
          set({ hourService: joinHour(parts), ...(answers.day ? { day: answers.day } : {}) })
        }
      />
      <p className={styles.note} aria-live="polite">
        {chosen && texts.chosen(formatDateTime(chosen))}
      </p>
    </div>
  )
}
