import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { inspectionDueOn } from '@arriero/domain/papers/credentials'
import { Alert } from 'antd'
import { newVehicleTexts as texts } from '#features/vehicles/new/new-vehicle.texts.ts'
import type { VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { maySkipInspection, services } from '#features/vehicles/new/vehicle-checks.ts'
import { formatDay } from '#shared/format.ts'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { useNow } from '#shared/use-now.ts'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { PhotoField } from './PhotoField.tsx'
import styles from './create.module.css'

type Props = StepBodyProps<VehicleAnswers>
type Side = 'soatFront' | 'soatBack' | 'cardFront' | 'cardBack' | 'inspectionPhoto'
type Day = 'soatIssuedOn' | 'soatExpiresOn' | 'cardIssuedOn' | 'inspectionExpiresOn'

const longestDays = 366 * 10
const oldest = '1950-01-01'

const Photo = ({ answers, problems, set, side, label }: Props & { side: Side; label: string }) => (
  <PhotoField
    label={label}
    isPaper
    value={answers[side]}
    problem={wordsOf(problems, side)}
    onChange={(images) => set({ [side]: images })}
  />
)

/** The past for an issue, from today on for an end. */
const DayField = (props: Props & { day: Day; label: string; isEnd?: boolean }) => {
  const { answers, problems, set, day, label, isEnd = false } = props
  const today = bogotaDay(new Date(useNow()))
  return (
    <FormField label={label} problem={wordsOf(problems, day)}>
      {(control) => (
        <DayInput
          control={control}
          value={answers[day]}
          first={isEnd ? today : oldest}
          last={isEnd ? daysAfter(today, longestDays) : today}
          onChange={(chosen) => set({ [day]: chosen })}
        />
      )}
    </FormField>
  )
}

export const SoatStep = (props: Props) => (
  <div className={styles.stack}>
    <p className={styles.note}>{texts.soatHelp}</p>
    <div className={styles.fields}>
      <Photo {...props} side="soatFront" label={texts.fields.front} />
      <Photo {...props} side="soatBack" label={texts.fields.back} />
      <DayField {...props} day="soatIssuedOn" label={texts.fields.issuedOn} />
      <DayField {...props} day="soatExpiresOn" label={texts.fields.expiresOn} isEnd />
    </div>
  </div>
)

export const CardStep = (props: Props) => (
  <div className={styles.stack}>
    <p className={styles.note}>{texts.cardHelp}</p>
    <div className={styles.fields}>
      <Photo {...props} side="cardFront" label={texts.fields.front} />
      <Photo {...props} side="cardBack" label={texts.fields.back} />
      <DayField {...props} day="cardIssuedOn" label={texts.fields.issuedOn} />
    </div>
  </div>
)

/** May be left empty while the vehicle is too young for one. Decisions §12. */
export const InspectionStep = (props: Props) => {
  const { registeredOn, service } = props.answers
  const isYoung = maySkipInspection(props.answers, bogotaDay(new Date(useNow())))
  const dueOn = registeredOn && service ? inspectionDueOn(registeredOn, services[service]) : ''
  return (
    <div className={styles.stack}>
      {isYoung ? (
        <Alert type="info" showIcon title={texts.inspectionYoung(formatDay(dueOn))} />
      ) : (
        <p className={styles.note}>{texts.inspectionDue}</p>
      )}
      <div className={styles.fields}>
        <Photo {...props} side="inspectionPhoto" label={texts.fields.photo} />
        <DayField {...props} day="inspectionExpiresOn" label={texts.fields.expiresOn} isEnd />
      </div>
    </div>
  )
}
