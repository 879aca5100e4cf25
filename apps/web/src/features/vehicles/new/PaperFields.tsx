/** What the wizard asks of each paper of a vehicle; the desk and the phone draw the photographs and what stands around. */
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { inspectionDueOn } from '@arriero/domain/papers/credentials'
import type { ComponentType } from 'react'
import { formatDay } from '#shared/format.ts'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import { useNow } from '#shared/use-now.ts'
import { newVehicleTexts as texts } from './new-vehicle.texts.ts'
import type { VehicleAnswer, VehicleAnswers } from './vehicle-answers.ts'
import { maySkipInspection, services } from './vehicle-checks.ts'

const { front, back, photo, issuedOn, expiresOn } = texts.fields
const longestDays = 366 * 10
const oldest = '1950-01-01'

const papers = {
  soat: {
    photos: { soatFront: front, soatBack: back },
    days: { soatIssuedOn: issuedOn, soatExpiresOn: expiresOn },
  },
  propertyCard: { photos: { cardFront: front, cardBack: back }, days: { cardIssuedOn: issuedOn } },
  inspection: { photos: { inspectionPhoto: photo }, days: { inspectionExpiresOn: expiresOn } },
} as const

export type VehiclePaper = keyof typeof papers
type Photo = 'soatFront' | 'soatBack' | 'cardFront' | 'cardBack' | 'inspectionPhoto'
type Day = 'soatIssuedOn' | 'soatExpiresOn' | 'cardIssuedOn' | 'inspectionExpiresOn'

export interface PaperPhotoProps {
  label: string
  value: readonly UploadedImage[]
  problem: string | undefined
  onChange: (images: UploadedImage[]) => void
}

interface PaperFieldsProps {
  paper: VehiclePaper
  answers: Partial<VehicleAnswers>
  set: (given: Partial<VehicleAnswers>) => void
  wrong: (answer: VehicleAnswer) => string | undefined
  Photo: ComponentType<PaperPhotoProps>
}

/** `isYoung`: it needs no inspection yet, which may be left out. Decisions §12. */
export const usePaperNote = (paper: VehiclePaper, answers: Partial<VehicleAnswers>) => {
  const isYoung = maySkipInspection(answers, bogotaDay(new Date(useNow()))) && paper === 'inspection'
  const { registeredOn, service } = answers
  const dueOn = registeredOn && service ? inspectionDueOn(registeredOn, services[service]) : ''
  const notes = { soat: texts.soatHelp, propertyCard: texts.cardHelp, inspection: texts.inspectionDue }
  return { isYoung, note: isYoung && dueOn ? texts.inspectionYoung(formatDay(dueOn)) : notes[paper] }
}

/** Its sides, and its days: the past for an issue, from today on for an end. */
export const PaperFields = ({ paper, answers, set, wrong, Photo }: PaperFieldsProps) => {
  const today = bogotaDay(new Date(useNow()))
  const { isYoung } = usePaperNote(paper, answers)
  const { photos, days } = papers[paper]
  return (
    <>
      {(Object.entries(photos) as [Photo, string][]).map(([side, label]) => (
        <Photo
          key={side}
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
              first={label === expiresOn ? today : oldest}
              last={label === expiresOn ? daysAfter(today, longestDays) : today}
              onChange={(chosen) => set({ [day]: chosen })}
            />
          )}
        </FormField>
      ))}
    </>
  )
}
