import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay } from '@arriero/domain/calendar'
import { Link, useLocation } from 'react-router'
import { PasswordInput } from '#features/session/PasswordInput.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DayInput } from '#shared/forms/DayInput.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { paths } from '#shared/paths.ts'
import { useNow } from '#shared/use-now.ts'
import { Gone } from '#shared/plain/EmptyState.tsx'
import { AgreementBox } from './registration/AgreementBox.tsx'
import { agreementWords, registrationTexts } from './registration/registration.texts.ts'
import { invitationTexts as texts } from './invitation.texts.ts'
import { useAccepting } from './use-accepting.ts'
import styles from './registration/registration.module.css'

const Form = ({ code }: { code: string }) => {
  const form = useAccepting(code)
  const { typed, problems, set } = form
  const today = bogotaDay(new Date(useNow()))
  return (
    <ActForm act={texts.accept} isBusy={form.isBusy} problem={form.problem} onSubmit={form.submit}>
      <FormField label={texts.birthOn} help={texts.birthHelp} problem={problems.birthOn}>
        {(control) => (
          <DayInput
            control={control}
            value={typed.birthOn}
            onChange={(birthOn) => set({ birthOn })}
            first="1920-01-01"
            last={today}
          />
        )}
      </FormField>
      <FormField label={texts.password} help={texts.passwordHelp} problem={problems.password}>
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            autoComplete="new-password"
            value={typed.password}
            onChange={({ target }) => set({ password: target.value })}
          />
        )}
      </FormField>
      <fieldset className={styles.agreements}>
        <legend>{texts.agreements}</legend>
        <AgreementBox
          label={registrationTexts.terms}
          words={agreementWords.terms}
          whole={paths.terms}
          isChecked={typed.terms}
          problem={problems.terms}
          onChange={(terms) => set({ terms })}
        />
        <AgreementBox
          label={registrationTexts.data}
          words={agreementWords.data}
          whole={paths.dataContent}
          isChecked={typed.data}
          problem={problems.data}
          onChange={(data) => set({ data })}
        />
      </fieldset>
    </ActForm>
  )
}

const Invitation = ({ code }: { code: string }) => {
  const read = useRead(api.enterpriseDrivers.invitation, { body: { code } }, { staleTimeMs: Infinity })
  const { error } = read
  if (error instanceof CallError && error.status < 500)
    return <Gone title={texts.goneTitle} text={errorText(error)} />

  return (
    <Answer of={read}>
      {({ enterprise, name, email }) => (
        <>
          <p className={styles.text}>
            {texts.text(enterprise)}
            <br />
            {texts.who(name, email)}
          </p>
          <Form code={code} />
        </>
      )}
    </Answer>
  )
}

/** Behind the link of a mail; its code stands after the `#`, which no server is sent. Decisions §6. */
export default function InvitationScreen() {
  const code = useLocation().hash.slice(1)
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      {code === '' ? (
        <Gone title={texts.goneTitle} text={errorTexts['invitation.not_found']} />
      ) : (
        <Invitation code={code} />
      )}
      <p className={styles.after}>
        <Link to={paths.login}>{texts.backToLogin}</Link>
      </p>
    </>
  )
}
