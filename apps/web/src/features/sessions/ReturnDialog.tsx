import { Button } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { forsake } from './enter-and-leave.ts'
import { sessionsTexts as texts } from './sessions.texts.ts'
import { useLogin } from './use-login.ts'
import styles from './sessions.module.css'

/** The password again, by who had typed what waits behind it; nobody else comes in here. */
const ReturnForm = ({ email }: { email: string }) => {
  const form = useLogin({ email })
  const forsaking = (
    <Button kind="quiet" onClick={forsake}>
      {texts.forsake}
    </Button>
  )
  return (
    <div className={styles.returning}>
      <p>{texts.overText}</p>
      <p>
        {texts.username}: <strong>{email}</strong>
      </p>
      <PlainForm form={form} act={texts.overAct} foot={forsaking}>
        {/* For the browser's own memory of passwords. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PlainFields form={form} />
      </PlainForm>
    </div>
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
