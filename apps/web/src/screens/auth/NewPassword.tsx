import { api } from '@arriero/contract'
import { Alert, Button } from 'antd'
import { useNavigate } from 'react-router'
import { passwordField } from '#features/session/password-field.tsx'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { paths } from '#shared/paths.ts'
import { recoveryTexts as texts } from './recovery.texts.ts'
import styles from './auth.module.css'

/** In line with the fields above it. */
const flush = { paddingInline: 0 }

const fields = {
  code: {
    kind: 'one-time-code',
    label: texts.token,
    help: texts.tokenHelp,
    most: 64,
    required: texts.problems.code,
  },
  // Whose account it is shows with the code: what nobody may have is told before.
  password: passwordField({
    label: texts.password,
    help: texts.passwordHelp,
    required: texts.problems.password,
    rol: 'client',
  }),
} as const satisfies Fields<{ code: string; password: string }>

interface NewPasswordProps {
  email: string
  /** A code was asked for just now. */
  isAsked: boolean
  onBack: () => void
}

/** The second step. Nobody is logged in by it: he shows that he knows the new password. */
export const NewPassword = ({ email, isAsked, onBack }: NewPasswordProps) => {
  const navigate = useNavigate()
  const form = useForm({
    act: useAct(api.recovery.reset),
    empty: { code: '', password: '' },
    fields,
    input: (typed) => ({ body: { email: email.trim(), ...typed } }),
    done: ({ mensaje }) => mensaje,
    onDone: () => void navigate(paths.login),
  })
  return (
    <>
      {isAsked && <Alert type="info" showIcon title={texts.asked} className={styles.notice} />}
      {!isAsked && <p className={styles.text}>{texts.heldText(email.trim())}</p>}
      <DeskForm form={form} act={texts.restore} />
      <Button type="link" className={styles.way} style={flush} onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}
