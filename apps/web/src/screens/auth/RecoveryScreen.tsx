import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useContact } from '#features/session/use-contact.ts'
import { paths } from '#shared/paths.ts'
import { phoneHref } from '#shared/phone-href.ts'
import { AskCode } from './AskCode.tsx'
import { NewPassword } from './NewPassword.tsx'
import { recoveryTexts as texts } from './recovery.texts.ts'
import styles from './auth.module.css'

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
