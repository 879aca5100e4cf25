import { weekdays, type OpeningHours, type Weekday } from '@arriero/domain/places/opening-hours'
import { Button } from '#shared/plain/Button.tsx'
import { Check } from '#shared/plain/fields/Checkbox.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { savedPlacesTexts as texts } from './saved-places.texts.ts'
import styles from './saved-places.module.css'

const usual = { opens: '07:00', closes: '17:00' }
const workdays = weekdays.slice(0, 5)

interface DayProps {
  day: Weekday
  hours: OpeningHours
  set: (hours: OpeningHours) => void
}

const without = (hours: OpeningHours, day: Weekday): OpeningHours => {
  const { [day]: _closed, ...others } = hours
  return others
}

const Day = ({ day, hours, set }: DayProps) => {
  const opening = hours[day]
  const name = texts.days[day]
  return (
    <div className={styles.day}>
      <Check
        isOn={opening !== undefined}
        onChange={(isOn) => set(isOn ? { ...hours, [day]: usual } : without(hours, day))}
      >
        {name}
      </Check>
      {opening && (
        <>
          <LineInput
            type="time"
            aria-label={texts.from(name)}
            value={opening.opens}
            onChange={({ target }) => set({ ...hours, [day]: { ...opening, opens: target.value } })}
          />
          <span>{texts.until}</span>
          <LineInput
            type="time"
            aria-label={texts.to(name)}
            value={opening.closes}
            onChange={({ target }) => set({ ...hours, [day]: { ...opening, closes: target.value } })}
          />
        </>
      )}
    </div>
  )
}

interface HoursFieldProps {
  value: OpeningHours
  problem: string | undefined
  onChange: (hours: OpeningHours) => void
}

/** When somebody is there, day by day. */
export const HoursField = ({ value, problem, onChange }: HoursFieldProps) => (
  <fieldset className={styles.hours} aria-invalid={problem ? true : undefined}>
    <legend>{texts.fields.hours}</legend>
    <p className={styles.note}>{texts.fields.hoursHelp}</p>
    {Object.keys(value).length === 0 && (
      <div>
        <Button onClick={() => onChange(Object.fromEntries(workdays.map((day) => [day, usual])))}>
          {texts.workdays}
        </Button>
      </div>
    )}
    {weekdays.map((day) => (
      <Day key={day} day={day} hours={value} set={onChange} />
    ))}
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  </fieldset>
)
