/** What the wizard asks of each paper of a vehicle. */
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { longestPaperDays, oldestDay } from '@arriero/domain/typed/limits'
import { inspectionDueOn } from '@arriero/domain/papers/credentials'
import { formatDay } from '#shared/format.ts'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useNow } from '#shared/use-now.ts'
import { newVehicleTexts as texts } from './new-vehicle.texts.ts'
import type { VehicleAnswers } from './vehicle-answers.ts'
import { maySkipInspection, services } from './vehicle-checks.ts'
import type { VehicleStepProps } from './vehicle-look.ts'
import styles from './steps.module.css'

const { front, back, photo, issuedOn, expiresOn } = texts.fields

const papers = {
  soat: {
    photos: { soatFront: front, soatBack: back },
    days: { soatIssuedOn: issuedOn, soatExpiresOn: expiresOn },
  },
  propertyCard: { photos: { cardFront: front, cardBack: back }, days: { cardIssuedOn: issuedOn } },
  inspection: { photos: { inspectionPhoto: photo }, days: { inspectionExpiresOn: expiresOn } },
} as const

type VehiclePaper = keyof typeof papers
type Photo = 'soatFront' | 'soatBack' | 'cardFront' | 'cardBack' | 'inspectionPhoto'
type Day = 'soatIssuedOn' | 'soatExpiresOn' | 'cardIssuedOn' | 'inspectionExpiresOn'

/** `isYoung`: it needs no inspection yet, which may be left out. Decisions §12. */
const usePaperNote = (paper: VehiclePaper, { registeredOn, service }: Partial<VehicleAnswers>) => {
  const today = bogotaDay(new Date(useNow()))
  const isYoung = maySkipInspection({ registeredOn, service }, today) && paper === 'inspection'
  const dueOn = registeredOn && service ? inspectionDueOn(registeredOn, services[service]) : ''
  const notes = { soat: texts.soatHelp, propertyCard: texts.cardHelp, inspection: texts.inspectionDue }
  return { today, isYoung, note: isYoung && dueOn ? texts.inspectionYoung(formatDay(dueOn)) : notes[paper] }
}

/** Its sides, and its days: the past for an issue, from today on for an end. */
export const PaperStep = (props: VehicleStepProps & { paper: VehiclePaper }) => {
  const { paper, answers, set, wrong, look } = props
  const { today, isYoung, note } = usePaperNote(paper, answers)
  const { photos, days } = papers[paper]
  return (
    <div className={styles.stack}>
      {isYoung ? <Notice kind="info" role="note" title={note} /> : <p className={styles.note}>{note}</p>}
      <look.Fields>
        {(Object.entries(photos) as [Photo, string][]).map(([side, label]) => (
          <look.Photos
            key={side}
            takesPdf
            label={label}
            value={answers[side] ?? []}
            problem={wrong(side)}
            onChange={(images) => set({ [side]: images })}
          />
        ))}
        {(Object.entries(days) as [Day, string][]).map(([day, label]) => (
          <FormField key={day} label={label} isOptional={isYoung} problem={wrong(day)}>
            {(control) => (
              <DayInput
                control={control}
                value={answers[day]}
                first={label === expiresOn ? today : oldestDay}
                last={label === expiresOn ? daysAfter(today, longestPaperDays) : today}
                onChange={(chosen) => set({ [day]: chosen })}
              />
            )}
          </FormField>
        ))}
      </look.Fields>
    </div>
  )
}
