import { lettersMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { roleTexts } from '@arriero/contract/es/words'
import { registrationRoles, type RegistrationRole } from '@arriero/domain/people/registration'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { errorText } from '#shared/api/error-text.ts'
import { act } from '#shared/api/act.ts'
import { formatDay } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { ChoiceCards } from '#shared/ui/ChoiceCards.tsx'
import { forget, readSaved, save } from '#shared/wizard/saved-wizard.ts'
import { takeBackKept } from '#shared/wizard/kept-word.ts'
import { trailIn } from '#shared/wizard/step-history.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
import { Wizard, type WizardStep, type StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import { AccessStep } from './AccessStep.tsx'
import { CodeForm } from './CodeForm.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import {
  bodyOf,
  isCarrier,
  isCompany,
  refusedAnswer,
  schemaOf,
  stepFields,
  stepNames,
  unsaved,
  type RegistrationAnswers,
} from './registration-answers.ts'
import { registrationTexts as texts } from './registration.texts.ts'
import { useWaitingCode } from './waiting-code.ts'
import { BasePlaceField } from './BasePlaceField.tsx'
import { TextField } from './TextField.tsx'
import styles from './registration.module.css'

const roleStepTexts = texts.role
/** Who has cargo first, then who carries it. */
const shown = registrationRoles.toSorted(
  (one, other) =>
    Object.keys(roleStepTexts.options).indexOf(one) - Object.keys(roleStepTexts.options).indexOf(other),
)

const RoleStep = ({ answers, problems, set }: StepBodyProps<RegistrationAnswers>) => (
  <div>
    <ChoiceCards
      legend={roleStepTexts.legend}
      cards={shown.map((rol) => ({ value: rol, ...roleStepTexts.options[rol] }))}
      value={answers.rol}
      problem={wordsOf(problems, 'rol')}
      isRoomy
      onChange={(rol) => set({ rol })}
    />
    <p className={styles.quiet}>{roleStepTexts.hired}</p>
  </div>
)

const ContactStep = (step: StepBodyProps<RegistrationAnswers>) => (
  <>
    <TextField
      {...step}
      field="email"
      label={texts.email}
      help={texts.emailHelp}
      input={{ inputMode: 'email', most: lettersMost.email, autoComplete: 'username' }}
    />
    <TextField
      {...step}
      field="cellPhone"
      label={texts.cellPhone}
      input={{ inputMode: 'tel', most: lettersMost.cellPhone, autoComplete: 'tel-national' }}
    />
    <TextField
      {...step}
      field="address"
      label={texts.address}
      help={texts.addressHelp}
      input={{ most: lettersMost.place, autoComplete: 'street-address' }}
    />
    {isCarrier(step.answers) && <BasePlaceField {...step} />}
  </>
)

const wizard = 'registration'

const isRole = (text: string | null): text is RegistrationRole =>
  registrationRoles.some((role) => role === text)

/**
 * A link may say what somebody wants the account for: the public pages do. Chosen in the first step of the wizard; who is
 * past it is not brought back.
 */
const bringRole = (wanted: string | null): void => {
  if (!isRole(wanted)) return
  const saved = readSaved<RegistrationAnswers>(wizard) ?? { trail: [], answers: {} }
  if (saved.trail.length <= 1) save(wizard, { ...saved, answers: { ...saved.answers, rol: wanted } })
}

const bodies = { role: RoleStep, identity: IdentityStep, contact: ContactStep, access: AccessStep }

const steps = stepNames.map((key): WizardStep<RegistrationAnswers> => ({
  key,
  title: texts.steps[key],
  fields: stepFields[key],
  schema: schemaOf(key, () => new Date()),
  Body: bodies[key],
}))

const summaryOf = (answers: Partial<RegistrationAnswers>): Detail[] => {
  const { rol, identification, name, birthOn, email, basePlace } = answers
  const company = isCompany(answers)
  const lines: [string, string | undefined][] = [
    [texts.rol, rol && roleTexts[rol]],
    [company ? texts.nit : texts.identification, identification],
    [company ? texts.companyName : texts.name, name],
    [texts.birthOn, !company && birthOn ? formatDay(birthOn) : undefined],
    [texts.email, email],
    [texts.basePlace, isCarrier(answers) ? basePlace?.name : undefined],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** A new account, opened by its owner. Decisions §6. */
export default function RegistrationScreen() {
  const { waiting, keep } = useWaitingCode()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  // Back from the code leads to the last step, Forward to the code again; who loads the page anew is asked for it.
  const hasAsked = (state as { atCode?: true } | null)?.atCode === true
  const isAtCode = hasAsked || trailIn(state, 'registration') === undefined
  const [refusal, setRefusal] = useState<string>()
  const [question] = useSearchParams()
  // Who is back may find the code asked for in the wizard's place.
  useEffect(() => takeBackKept(wizard), [])
  // Before the wizard takes up what was saved.
  useState(() => bringRole(question.get('rol')))
  const ask = async (answers: RegistrationAnswers): Promise<boolean | Problems> => {
    setRefusal(undefined)
    try {
      const { _id } = await act(api.registration.create, { body: bodyOf(answers) })
      keep({ id: _id, email: answers.email.trim() })
      void navigate({ search }, { state: { ...(state as object | null), atCode: true } })
    } catch (error) {
      const refused = refusedAnswer(error)
      if (refused) return refused
      setRefusal(errorText(error))
    }
    // Kept until the code is typed: a wrong address is corrected here.
    return false
  }
  return (
    <>
      <h1 className={styles.title}>{waiting && isAtCode ? texts.code.title : texts.title}</h1>
      {waiting && isAtCode ? (
        <CodeForm
          waiting={waiting}
          onDone={() => {
            keep(undefined)
            forget('registration')
          }}
          onChange={() => {
            keep(undefined)
            if (hasAsked) void navigate(-1)
          }}
        />
      ) : (
        <>
          <p className={styles.text}>{texts.help}</p>
          {refusal && <Notice kind="error" title={refusal} className={styles.refusal} />}
          <Wizard<RegistrationAnswers>
            name="registration"
            steps={steps}
            unsaved={unsaved}
            summary={summaryOf}
            summaryTitle={texts.summaryTitle}
            finishLabel={() => texts.finish}
            onFinish={ask}
          />
        </>
      )}
      <p className={styles.after}>
        {texts.haveAccount} <Link to={paths.login}>{texts.logIn}</Link>
      </p>
    </>
  )
}
