import type { VehicleAnswer, VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { Field } from '#shared/plain/Field.tsx'

/** What every step of the wizard is given. */
export interface BodyProps {
  answers: Partial<VehicleAnswers>
  set: (given: Partial<VehicleAnswers>) => void
  wrong: (answer: VehicleAnswer) => string | undefined
}

interface DayProps extends BodyProps {
  label: string
  help?: string
  answer: 'registeredOn' | 'soatIssuedOn' | 'soatExpiresOn' | 'cardIssuedOn' | 'inspectionExpiresOn'
  isOptional?: boolean
}

/** A day, with the phone's own calendar. */
export const Day = ({ label, help, answer, isOptional = false, answers, set, wrong }: DayProps) => (
  <Field
    label={label}
    help={help}
    type="date"
    required={!isOptional}
    value={answers[answer] ?? ''}
    error={wrong(answer)}
    onChange={({ target }) => set({ [answer]: target.value || undefined })}
  />
)
