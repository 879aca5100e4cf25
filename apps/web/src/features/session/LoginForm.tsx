import { lettersMost } from '@arriero/domain/typed/limits'
import { Form, Input } from 'antd'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '#shared/api/error-text.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { uiTexts } from '#shared/ui/ui.texts.ts'
import { limitOf } from '#shared/words/limit.ts'
import { enter } from './enter-and-leave.ts'
import { PasswordInput } from '#shared/plain/fields/PasswordInput.tsx'
import { useWork } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { sessionTexts, sessionTexts as texts } from './session.texts.ts'
import styles from './session.module.css'

interface CodeFormProps {
  /** Right already; they go along with the code and are kept nowhere. */
  credentials: { email: string; password: string }
  onBack: () => void
}

/** The second step of the log-in. Decisions §5. */
const CodeForm = ({ credentials, onBack }: CodeFormProps) => {
  const form = useForm({
    act: useWork((code: string) => enter({ ...credentials, code })),
    empty: { code: '' },
    fields: {
      code: {
        kind: 'one-time-code',
        label: texts.factorCode,
        isFirst: true,
        required: 'factor.code_required',
      },
    },
    input: ({ code }) => code,
    tells: (error) => ({ code: errorText(error) }),
  })
  return (
    <>
      <h2 className={styles.step}>{texts.factorTitle}</h2>
      <p>{texts.factorText}</p>
      <DeskForm form={form} act={texts.confirm} />
      <Button kind="link" onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}

interface Credentials {
  username: string
  password: string
}

const asksCode = (error: unknown): boolean =>
  error instanceof CallError && error.reply.code === 'auth.code_required'

/** As the server takes them; what is longer stays, and says so. */

const notTooLong = (most: number) => ({
  validator: (_: unknown, typed = '') => {
    const { isOver, text } = limitOf(typed.trim(), most)
    return isOver ? Promise.reject(new Error(text)) : Promise.resolve()
  },
})

/** Room for a message between a field and the next label. */
const fieldGap = { marginBottom: 32 }

/** Spec §2, §5, §8. Where to go afterwards is the page's matter: it sees the session open. */
export const LoginForm = () => {
  const [refusal, setRefusal] = useState<string>()
  const [right, setRight] = useState<{ email: string; password: string }>()
  const password = useRef<HTMLInputElement>(null)

  const { run: submit, isBusy } = useOnce(async (typed: Credentials) => {
    setRefusal(undefined)
    const credentials = { email: typed.username.trim(), password: typed.password }
    try {
      await enter(credentials)
    } catch (error) {
      if (asksCode(error)) return setRight(credentials)
      setRefusal(errorText(error))
      password.current?.select()
    }
  })

  if (right) return <CodeForm credentials={right} onBack={() => setRight(undefined)} />
  return (
    <Form<Credentials>
      name="login"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
      onValuesChange={() => setRefusal(undefined)}
    >
      <Form.Item
        style={fieldGap}
        name="username"
        label={sessionTexts.username}
        rules={[
          { required: true, whitespace: true, message: errorTexts['user.username_required'] },
          notTooLong(lettersMost.email),
        ]}
      >
        <Input
          size="large"
          placeholder={sessionTexts.usernameHint}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Form.Item>
      <Form.Item
        style={fieldGap}
        name="password"
        label={sessionTexts.password}
        rules={[
          { required: true, message: errorTexts['user.password_required'] },
          notTooLong(lettersMost.password),
        ]}
      >
        <PasswordInput ref={password} autoComplete="current-password" />
      </Form.Item>
      {refusal && (
        <Notice kind="error" title={uiTexts.error} className={styles.refusal}>
          {refusal}
        </Notice>
      )}
      <Button kind="primary" type="submit" isBlock isBusy={isBusy} className={styles.enter}>
        {sessionTexts.logIn}
      </Button>
      <Link to={paths.recovery} className={styles.recover}>
        {sessionTexts.recover}
      </Link>
      <p className={styles.recover}>
        {sessionTexts.noAccount}{' '}
        <Link to={paths.registration} className={styles.inText}>
          {sessionTexts.register}
        </Link>
      </p>
    </Form>
  )
}
