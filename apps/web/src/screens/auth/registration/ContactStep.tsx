import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { BasePlaceField } from './BasePlaceField.tsx'
import { isCarrier, type RegistrationAnswers } from './registration-answers.ts'
import { registrationTexts as texts } from './registration.texts.ts'
import { TextField } from './TextField.tsx'

export const ContactStep = (step: StepBodyProps<RegistrationAnswers>) => (
  <>
    <TextField
      {...step}
      field="email"
      label={texts.email}
      help={texts.emailHelp}
      input={{ inputMode: 'email', most: 254, autoComplete: 'username' }}
    />
    <TextField
      {...step}
      field="cellPhone"
      label={texts.cellPhone}
      input={{ inputMode: 'tel', most: 24, autoComplete: 'tel-national' }}
    />
    <TextField
      {...step}
      field="address"
      label={texts.address}
      help={texts.addressHelp}
      input={{ most: 200, autoComplete: 'street-address' }}
    />
    {isCarrier(step.answers) && <BasePlaceField {...step} />}
  </>
)
