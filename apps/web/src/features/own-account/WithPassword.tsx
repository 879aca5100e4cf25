import { errorTexts } from '@arriero/contract/es/errors'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { ownAccountTexts as texts } from './own-account.texts.ts'
import styles from './own-account.module.css'

interface WithPasswordProps {
  act: string
  isDangerous?: boolean
  isBusy: boolean
  /** What the server refused; its fields are shown by whoever has them. */
  error: unknown
  /** Fields of the act that show their own problems. */
  fields?: readonly string[]
  /** False keeps the form from being sent. */
  mayGo?: () => boolean
  onSubmit: (password: string) => void
  onCancel: () => void
  children?: ReactNode
}

/** An act that takes the password again; it is kept in the field alone and goes with it. */
export const WithPassword = (props: WithPasswordProps) => {
  const { act, isDangerous = false, isBusy, error, fields = [], mayGo, onSubmit, onCancel, children } = props
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)
  const shown = error ? Object.keys(fieldTexts(error)).some((field) => fields.includes(field)) : false
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const isReady = mayGo?.() ?? true
    if (!isBusy && isReady && password !== '') onSubmit(password)
  }
  const missing = wasTried && password === '' ? errorTexts['user.password_required'] : ''
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <Field
        label={texts.ownPassword}
        help={texts.whyPassword}
        type="password"
        autoComplete="current-password"
        required
        maxLength={1024}
        value={password}
        error={missing}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p className={styles.problem} role="alert">
        {error && !shown ? errorText(error) : ''}
      </p>
      <div className={styles.ways}>
        <PlainButton type="submit" kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {act}
        </PlainButton>
        <PlainButton kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </PlainButton>
      </div>
    </form>
  )
}
