import { Alert } from 'antd'
import { errorTexts } from '@arriero/contract/es/errors'
import { useLocation } from 'react-router'
import { LoginForm } from '#features/session/LoginForm.tsx'
import { loginStateOf } from '#features/session/login-state.ts'
import { authTexts } from './auth.texts.ts'
import styles from './auth.module.css'

export default function LoginScreen() {
  const { wanted, isOver } = loginStateOf(useLocation().state)
  return (
    <>
      <h1 className={styles.title}>{authTexts.welcome}</h1>
      <p className={styles.text}>{wanted && !isOver ? authTexts.toContinue : authTexts.welcomeText}</p>
      {isOver && (
        <Alert type="info" showIcon title={errorTexts['session.invalid']} className={styles.notice} />
      )}
      <LoginForm />
    </>
  )
}
