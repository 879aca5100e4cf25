import { lettersMost } from '@arriero/domain/typed/limits'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState, type FormEvent } from 'react'
import { enter } from '#features/session/enter-and-leave.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { LineBanner } from '#shared/line/LineBanner.tsx'
import { paths } from '#shared/paths.ts'
import { useFarewell } from '#shared/session/farewell.ts'
import { proofTexts } from '#shared/session/proof.texts.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { driverTexts, loginTexts } from './driver.texts.ts'
import styles from './LoginScreen.module.css'

type Missing = { username?: string; password?: string }

const missingOf = (username: string, password: string): Missing => ({
  ...(username ? {} : { username: errorTexts['user.username_required'] }),
  ...(password ? {} : { password: errorTexts['user.password_required'] }),
})

const typed = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const asksCode = (error: unknown): boolean =>
  error instanceof CallError && ['auth.code_required', 'auth.code_wrong'].includes(error.reply.code)

/** Spec §5. What follows is the gate's matter: it sees the session open. */
export const LoginScreen = ({ notice }: { notice?: string }) => {
  const [missing, setMissing] = useState<Missing>({})
  const [refusal, setRefusal] = useState(notice ?? '')
  /** Who has a second factor drives nothing, and comes in here all the same: the gate sends him to his portal. */
  const [wantsCode, setWantsCode] = useState(false)
  const farewell = useFarewell()

  const { run, isBusy } = useOnce(async (credentials: Parameters<typeof enter>[0]) => {
    try {
      await enter(credentials)
    } catch (error) {
      if (asksCode(error)) setWantsCode(true)
      setRefusal(errorText(error))
    }
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = typed(form, 'username').trim()
    const password = typed(form, 'password')
    const code = typed(form, 'code').trim()
    const gaps = missingOf(username, password)
    setMissing(gaps)
    setRefusal('')
    if (gaps.username || gaps.password) return
    run({ email: username, password, ...(code ? { code } : {}) })
  }

  return (
    <>
      <LineBanner isForm />
      <main className={styles.page}>
        <div className={styles.panel}>
          <span className={styles.brand}>
            <BrandMark sizePx={40} /> {driverTexts.product(useHouseLook().name)}
          </span>
          <div>
            <h1 className={styles.title}>{loginTexts.title}</h1>
            <p className={styles.help}>{loginTexts.help}</p>
          </div>
          {farewell && (
            <div role="status">
              <strong>{farewell.title}</strong>
              {farewell.lines.map((line) => (
                <p key={line} className={styles.help}>
                  {line}
                </p>
              ))}
            </div>
          )}
          <form className={styles.form} noValidate onSubmit={submit}>
            <Field
              label={loginTexts.username}
              name="username"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              problem={missing.username}
            />
            <Field
              label={loginTexts.password}
              name="password"
              type="password"
              autoComplete="current-password"
              problem={missing.password}
            />
            {wantsCode && (
              <Field
                label={proofTexts.code}
                name="code"
                autoComplete="one-time-code"
                autoFocus
                most={lettersMost.code}
              />
            )}
            <p className={styles.refusal} role="alert">
              {farewell && refusal === notice ? '' : refusal}
            </p>
            <Button type="submit" kind="primary" size="grand" isBusy={isBusy}>
              {loginTexts.submit}
            </Button>
          </form>
          {/* Other pages of the product, not screens of this one. */}
          <a className={styles.register} href={paths.recovery}>
            {loginTexts.recover}
          </a>
          <a className={styles.register} href={paths.registration}>
            {loginTexts.register}
          </a>
        </div>
      </main>
    </>
  )
}
