import { PasswordInput } from '#shared/plain/fields/PasswordInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { paths } from '#shared/paths.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { AgreementBox } from './AgreementBox.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import { isCompany, type RegistrationAnswers } from './registration-answers.ts'
import { agreementWords, registrationTexts as texts } from './registration.texts.ts'
import styles from './registration.module.css'

export const AccessStep = ({ answers, problems, set }: StepBodyProps<RegistrationAnswers>) => (
  <>
    <FormField label={texts.password} help={texts.passwordHelp} problem={wordsOf(problems, 'password')}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          value={answers.password ?? ''}
          onChange={({ target }) => set({ password: target.value })}
        />
      )}
    </FormField>
    <fieldset className={styles.agreements}>
      <legend>{texts.agreements}</legend>
      <AgreementBox
        label={texts.terms}
        words={agreementWords.terms}
        whole={paths.terms}
        isChecked={answers.terms ?? false}
        problem={wordsOf(problems, 'terms')}
        onChange={(terms) => set({ terms })}
      />
      <AgreementBox
        label={texts.data}
        words={agreementWords.data}
        whole={paths.dataContent}
        isChecked={answers.data ?? false}
        problem={wordsOf(problems, 'data')}
        onChange={(data) => set({ data })}
      />
      {isCompany(answers) && (
        <AgreementBox
          label={texts.legalAge}
          isChecked={answers.legalAge ?? false}
          problem={wordsOf(problems, 'legalAge')}
          onChange={(legalAge) => set({ legalAge })}
        />
      )}
    </fieldset>
  </>
)
