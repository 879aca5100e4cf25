import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { enterWith } from '#features/sessions/enter-and-leave.ts'
import { isUnknown } from '#shared/api/act-keys.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { registrationTexts } from './registration.texts.ts'
import type { WaitingCode } from './waiting-code.ts'
import styles from './registration.module.css'

const texts = registrationTexts.code
const pauseSeconds = 30

interface CodeFormProps {
  waiting: WaitingCode
  /** The account stands: nothing waits any more. */
  onDone: () => void
  onChange: () => void
}

/** Counts down from the moment it is set going. */
const usePause = () => {
  const [left, setLeft] = useState(pauseSeconds)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: () => setLeft(pauseSeconds) }
}

const Resend = ({ id }: { id: string }) => {
  const pause = usePause()
  const resend = useToldAct({
    act: useAct(api.registration.resend),
    input: { body: { _id: id } },
    done: texts.resent,
    onDone: pause.start,
  })
  return (
    <Button kind="link" disabled={pause.left > 0} isBusy={resend.isBusy} onClick={resend.go}>
      {pause.left > 0 ? texts.wait(pause.left) : texts.resend}
    </Button>
  )
}

const isRefusedCode = (error: unknown): boolean =>
  error instanceof CallError && error.reply.code === 'registration.code_invalid'

/** A code is good once: of the one whose answer never came, a refusal may mean that it has done its work. */
const MayStand = () => (
  <Notice
    kind="info"
    role="status"
    title={texts.mayStand}
    action={<Link to="/auth/login">{texts.logIn}</Link>}
  />
)

/** The last step: the e-mail is proved and the account stands. */
export const CodeForm = ({ waiting, onDone, onChange }: CodeFormProps) => {
  const { id, email } = waiting
  const act = useAct(api.registration.confirm)
  const [unanswered, setUnanswered] = useState<string>()
  const form = useForm({
    act,
    empty: { code: '' },
    fields: {
      code: {
        kind: 'one-time-code',
        label: texts.label,
        help: texts.help,
        placeholder: 'XXXX-XXXX',
        required: 'registration.code_invalid',
      },
    },
    input: ({ code }) => ({ body: { _id: id, code } }),
    tells: (error) => ({ code: errorText(error) }),
    onDone: (opened) => {
      onDone()
      enterWith(opened)
    },
    onRefused: (error) => {
      if (isUnknown(error)) setUnanswered(form.values.code)
    },
  })
  const mayStand = form.isAsSent && unanswered === form.values.code && isRefusedCode(act.error)
  return (
    <>
      <p className={styles.text}>{texts.text(email)}</p>
      <DeskForm form={form} act={texts.confirm}>
        <div className={styles.code}>
          <DeskFields form={form} />
        </div>
        {mayStand && <MayStand />}
      </DeskForm>
      <p className={styles.quiet}>{texts.noMail}</p>
      <div className={styles.ways}>
        <Resend id={id} />
        <Button kind="link" onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </>
  )
}
