import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { type SubmitEvent, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { proofTexts } from '#shared/session/proof.texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Form } from '#shared/unsaved/Form.tsx'
import { enter, forsake } from './enter-and-leave.ts'
import { sessionTexts as texts } from './session.texts.ts'
import styles from './session.module.css'

const asksCode = (error: unknown): boolean =>
  error instanceof CallError && ['auth.code_required', 'auth.code_wrong'].includes(error.reply.code)

/** The password again, by who had typed what waits behind it; nobody else comes in here. */
const ReturnForm = ({ email }: { email: string }) => {
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [wantsCode, setWantsCode] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const type = (given: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...given }))
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (typed.password === '') return setRefusal(errorTexts['user.password_required'])
    setBusy(true)
    setRefusal('')
    try {
      const code = typed.code.trim()
      await enter({ email, password: typed.password, ...(code ? { code } : {}) })
    } catch (error) {
      setWantsCode((wanted) => wanted || asksCode(error))
      setRefusal(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form isKept className={styles.returning} onSubmit={(event) => void submit(event)}>
      <p>{texts.overText}</p>
      <p>
        {texts.username}: <strong>{email}</strong>
      </p>
      {/* For the browser's own memory of passwords. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <Field
        label={texts.password}
        type="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={({ target }) => type({ password: target.value })}
      />
      {wantsCode && (
        <Field
          label={proofTexts.code}
          autoComplete="one-time-code"
          value={typed.code}
          onChange={({ target }) => type({ code: target.value })}
        />
      )}
      <p className={styles.refused} role="alert">
        {refusal}
      </p>
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {texts.overAct}
      </Button>
      <Button kind="quiet" onClick={forsake}>
        {texts.forsake}
      </Button>
    </Form>
  )
}

/** The log-in ended while something was not saved: the page stays as it is, behind a door that hides it. */
export const ReturnDialog = () => {
  const session = useSession()
  const email = session.status === 'in' && session.isOver ? session.profile.email : undefined
  return (
    <Dialog isOpen={email !== undefined} isOpaque title={texts.overTitle}>
      {email !== undefined && <ReturnForm email={email} />}
    </Dialog>
  )
}
