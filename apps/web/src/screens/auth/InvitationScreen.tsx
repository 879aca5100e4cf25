import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { type AccountKind, consentVersions } from '@arriero/domain/people/consents'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { denialOfAge } from '@arriero/domain/people/registration'
import { Link, useLocation } from 'react-router'
import { enterWith } from '#features/sessions/enter-and-leave.ts'
import { passwordField } from '#features/sessions/password-field.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { isFailure } from '#shared/api/statuses.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { paths } from '#shared/paths.ts'
import { useNow } from '#shared/use-now.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { AgreementBox } from './registration/AgreementBox.tsx'
import { agreementWords, registrationTexts } from './registration/registration.texts.ts'
import { invitationTexts as texts } from './invitation.texts.ts'
import styles from './registration/registration.module.css'

interface Acceptance {
  birthOn: string | undefined
  password: string
  terms: boolean
  data: boolean
}

const empty: Acceptance = { birthOn: undefined, password: '', terms: false, data: false }

const agreement = (kind: AccountKind, missing: ErrorCode): FieldOf<boolean, Acceptance> => ({
  kind: 'own',
  label: registrationTexts[kind],
  denial: (isGiven) => (isGiven ? undefined : missing),
  draw: ({ label, problem, value, set }) => (
    <AgreementBox
      {...{ label, problem }}
      words={agreementWords[kind]}
      whole={kind === 'terms' ? paths.terms : paths.dataContent}
      isChecked={value}
      onChange={set}
    />
  ),
})

const agreements = ['terms', 'data'] as const
const { terms, data } = consentVersions

const fieldsOf = (today: string) =>
  ({
    birthOn: {
      kind: 'day',
      label: texts.birthOn,
      help: texts.birthHelp,
      first: '1920-01-01',
      last: today,
      required: 'birth.required',
      denial: (birthOn) => denialOfAge(birthOn ?? '', today),
    },
    password: passwordField({
      label: texts.password,
      help: texts.passwordHelp,
      required: 'password.required',
      rol: 'enterprisedriver',
    }),
    terms: agreement('terms', 'consent.terms_required'),
    data: agreement('data', 'consent.data_required'),
  }) as const satisfies Fields<Acceptance>

const Form = ({ code }: { code: string }) => {
  const form = useForm({
    act: useAct(api.enterpriseDrivers.accept),
    empty,
    fields: fieldsOf(bogotaDay(new Date(useNow()))),
    input: ({ password, birthOn }) => ({ body: { code, password, birthOn, consents: { terms, data } } }),
    onDone: enterWith,
  })
  return (
    <DeskForm form={form} act={texts.accept}>
      <DeskFields form={form} only={['birthOn', 'password']} />
      <fieldset className={styles.agreements}>
        <legend>{texts.agreements}</legend>
        <DeskFields form={form} only={agreements} />
      </fieldset>
    </DeskForm>
  )
}

const Invitation = ({ code }: { code: string }) => {
  const read = useRead(api.enterpriseDrivers.invitation, { body: { code } }, { staleTimeMs: Infinity })
  const { error } = read
  if (error instanceof CallError && !isFailure(error))
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
