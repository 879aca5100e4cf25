import { useState } from 'react'
import { Link } from 'react-router'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { CodeField } from '#shared/plain/fields/FormFields.tsx'
import { uiTexts } from '#shared/ui/ui.texts.ts'
import { sessionsTexts as texts } from './sessions.texts.ts'
import { useLogin, usernameField } from './use-login.ts'
import styles from './sessions.module.css'

const fields = { username: { ...usernameField, placeholder: texts.usernameHint } }

/** The second step takes the place of the first one, which was right. */
const Door = ({ onBack }: { onBack: () => void }) => {
  const form = useLogin({ fields })
  if (form.proof?.asksCode)
    return (
      <>
        <h2 className={styles.step}>{texts.factorTitle}</h2>
        <p>{texts.factorText}</p>
        <DeskForm form={form} act={texts.confirm} problemTitle={uiTexts.error}>
          <CodeField proof={form.proof} label={texts.factorCode} help="" />
        </DeskForm>
        <Button kind="link" onClick={onBack}>
          {texts.back}
        </Button>
      </>
    )
  return (
    <>
      <DeskForm form={form} act={texts.logIn} problemTitle={uiTexts.error} />
      <Link to={paths.recovery} className={styles.recover}>
        {texts.recover}
      </Link>
      <p className={styles.recover}>
        {texts.noAccount}{' '}
        <Link to={paths.registration} className={styles.inText}>
          {texts.register}
        </Link>
      </p>
    </>
  )
}

/** Another account begins with nothing of the one before. */
export const LoginForm = () => {
  const [round, setRound] = useState(0)
  return <Door key={round} onBack={() => setRound(round + 1)} />
}
