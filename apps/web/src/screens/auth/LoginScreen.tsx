import { errorTexts } from '@arriero/contract/es/errors'
import { useLocation } from 'react-router'
import { LoginForm } from '#features/sessions/LoginForm.tsx'
import { loginStateOf } from '#features/sessions/login-state.ts'
import { useStart } from '#features/sessions/start.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useFarewell } from '#shared/session/farewell.ts'
import { authTexts } from './auth.texts.ts'
import styles from './auth.module.css'

/** The router's name for the place a page was opened at. */
const firstEntry = 'default'

export default function LoginScreen() {
  const { state, key } = useLocation()
  const start = useStart()
  const farewell = useFarewell()
  const { wanted, isOver: isTold } = loginStateOf(state)
  // The landing page leads here who was remembered and no longer counts.
  const isOver = isTold || (start === 'lost' && key === firstEntry)
  return (
    <>
      <h1 className={styles.title}>{authTexts.welcome}</h1>
      <p className={styles.text}>{wanted && !isOver ? authTexts.toContinue : authTexts.welcomeText}</p>
      {farewell && (
        <Notice kind="success" title={farewell.title} className={styles.notice}>
          {farewell.lines.map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </Notice>
      )}
      {isOver && !farewell && (
        <Notice kind="info" title={errorTexts['session.invalid']} className={styles.notice} />
      )}
      <LoginForm />
    </>
  )
}
