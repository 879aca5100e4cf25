import { lettersMost } from '@arriero/domain/typed/limits'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { CardScan } from '#shared/id-card/CardScan.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { useNow } from '#shared/use-now.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import { isCompany, type RegistrationAnswers } from './registration-answers.ts'
import { registrationTexts as texts } from './registration.texts.ts'
import { TextField } from './TextField.tsx'

const oldest = '1920-01-01'

export const IdentityStep = (step: StepBodyProps<RegistrationAnswers>) => {
  const { answers, problems, set } = step
  const company = isCompany(answers)
  const today = bogotaDay(new Date(useNow()))
  return (
    <>
      {!company && <CardScan hasBirth onTake={set} />}
      <TextField
        {...step}
        field="identification"
        label={company ? texts.nit : texts.identification}
        {...(company ? { help: texts.nitHelp } : {})}
        input={{ inputMode: 'numeric', most: lettersMost.identification, autoComplete: 'off' }}
      />
      <TextField
        {...step}
        field="name"
        label={company ? texts.companyName : texts.name}
        input={{ most: lettersMost.name, autoComplete: company ? 'organization' : 'name' }}
      />
      {!company && (
        <FormField label={texts.birthOn} help={texts.birthHelp} problem={wordsOf(problems, 'birthOn')}>
          {(control) => (
            <DayInput
              control={control}
              value={answers.birthOn}
              onChange={(birthOn) => set({ birthOn })}
              first={oldest}
              last={today}
            />
          )}
        </FormField>
      )}
    </>
  )
}
