import { useState } from 'react'
import { Link } from 'react-router'
import { useContact } from '#features/session/use-contact.ts'
import { paths } from '#shared/paths.ts'
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
      {contact.phone && <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>}
    </p>
  )
}

/** Two steps: the e-mail, then the code it was sent and a new password. Spec §2, §8. */
export default function RecoveryScreen() {
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'email' | 'asked' | 'held'>('email')
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      {step === 'email' ? (
        <AskCode
          email={email}
          onEmail={setEmail}
          onAsked={() => setStep('asked')}
          onHeld={() => setStep('held')}
        />
      ) : (
        <NewPassword email={email} isAsked={step === 'asked'} onBack={() => setStep('email')} />
      )}
      <Help />
      <Link to={paths.login}>{texts.backToLogin}</Link>
    </>
  )
}
