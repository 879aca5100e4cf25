import { api } from '@arriero/contract'
import { parseEmail } from '@arriero/domain/people/identifiers'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useContact } from '#features/sessions/use-contact.ts'
import { paths } from '#shared/paths.ts'
import { phoneHref } from '#shared/phone-href.ts'
import { passwordField } from '#features/sessions/password-field.tsx'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { recoveryTexts as texts } from './recovery.texts.ts'
import styles from './auth.module.css'

interface Asked {
  email: string
}

interface AskCodeProps {
  held: readonly [Asked, Dispatch<SetStateAction<Asked>>]
  onAsked: () => void
  /** He holds a code already: the mail was read in another tab, or this page was loaded anew. */
  onHeld: () => void
}

/** The first step: where the code goes. */
const AskCode = ({ held, onAsked, onHeld }: AskCodeProps) => {
  const form = useForm({
    act: useAct(api.recovery.ask),
    empty: held[0],
    held,
    fields: {
      email: {
        kind: 'email',
        label: texts.email,
        required: texts.problems.email,
        denial: (email) => (parseEmail(email) === undefined ? texts.problems.invalid : undefined),
      },
    },
    input: ({ email }) => ({ body: { email: email.trim() } }),
    // What came of it stands above the code that is asked for next.
    onDone: onAsked,
  })
  return (
    <>
      <p className={styles.text}>{texts.askText}</p>
      <DeskForm form={form} act={texts.next} />
      <Button
        kind="link"
        className={styles.way}
        onClick={() => {
          if (form.isWhole()) onHeld()
        }}
      >
        {texts.held}
      </Button>
    </>
  )
}

const fields = {
  code: {
    kind: 'one-time-code',
    label: texts.token,
    help: texts.tokenHelp,
    required: texts.problems.code,
  },
  // Whose account it is shows with the code: what nobody may have is told before.
  password: passwordField({
    label: texts.password,
    help: texts.passwordHelp,
    required: texts.problems.password,
    rol: 'client',
  }),
} as const satisfies Fields<{ code: string; password: string }>

interface NewPasswordProps {
  email: string
  /** A code was asked for just now. */
  isAsked: boolean
  onBack: () => void
}

/** The second step. Nobody is logged in by it: he shows that he knows the new password. */
const NewPassword = ({ email, isAsked, onBack }: NewPasswordProps) => {
  const navigate = useNavigate()
  const form = useForm({
    act: useAct(api.recovery.reset),
    empty: { code: '', password: '' },
    fields,
    input: (typed) => ({ body: { email: email.trim(), ...typed } }),
    done: ({ mensaje }) => mensaje,
    onDone: () => void navigate(paths.login),
  })
  return (
    <>
      {isAsked && <Notice kind="info" title={texts.asked} className={styles.notice} />}
      {!isAsked && <p className={styles.text}>{texts.heldText(email.trim())}</p>}
      <DeskForm form={form} act={texts.restore} />
      <Button kind="link" className={styles.way} onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}

const Help = () => {
  const contact = useContact()
  if (!contact?.email && !contact?.phone) return null
  return (
    <p className={styles.help}>
      {texts.help} {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}{' '}
      {contact.phone && <a href={phoneHref(contact.phone)}>{contact.phone}</a>}
    </p>
  )
}

type Step = 'email' | 'asked' | 'held'

/** A step is an entry of the browser's history: Back leads to the address, a reload stays. Neither code nor password is in it. */
const heldIn = (state: unknown): { step: Step; email: string } => {
  const { step, email } = (state ?? {}) as { step?: unknown; email?: unknown }
  const isBegun = (step === 'asked' || step === 'held') && typeof email === 'string'
  return isBegun ? { step, email } : { step: 'email', email: '' }
}

/** Two steps: the e-mail, then the code it was sent and a new password. Spec §2, §8. */
export default function RecoveryScreen() {
  const held = heldIn(useLocation().state)
  const navigate = useNavigate()
  const asked = useState({ email: held.email })
  const go = (step: Step) => void navigate('.', { state: { step, ...asked[0] } })
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      {held.step === 'email' ? (
        <AskCode held={asked} onAsked={() => go('asked')} onHeld={() => go('held')} />
      ) : (
        <NewPassword email={held.email} isAsked={held.step === 'asked'} onBack={() => void navigate(-1)} />
      )}
      <Help />
      <Link to={paths.login}>{texts.backToLogin}</Link>
    </>
  )
}
