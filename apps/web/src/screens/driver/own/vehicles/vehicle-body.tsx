import type { VehicleAnswer, VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'

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

export const Day = ({ label, help, answer, isOptional = false, answers, set, wrong }: DayProps) => (
  <FormField {...{ label, help, isOptional }} problem={wrong(answer)}>
    {(control) => (
      <DayInput control={control} value={answers[answer]} onChange={(day) => set({ [answer]: day })} />
    )}
  </FormField>
)
