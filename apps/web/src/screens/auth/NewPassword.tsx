import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { passwordLengthDenial } from '@arriero/domain/passwords'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PasswordInput } from '#features/session/PasswordInput.tsx'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { paths } from '#shared/paths.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { recoveryTexts as texts } from './recovery.texts.ts'
import styles from './auth.module.css'

/** In line with the fields above it. */
const flush = { paddingInline: 0 }

interface Typed {
  code: string
  password: string
}

/** Whose account it is shows with the code: what nobody may have is told before. */
const passwordProblem = (password: string): string | undefined => {
  if (password === '') return texts.problems.password
  const denial = passwordLengthDenial(password, 'client')
  return denial && errorTexts[denial]
}

const problemsOf = ({ code, password }: Typed): Partial<Record<keyof Typed, string>> => {
  const problem = passwordProblem(password)
  return {
    ...(code.trim() === '' ? { code: texts.problems.code } : {}),
    ...(problem === undefined ? {} : { password: problem }),
  }
}

interface NewPasswordProps {
  email: string
  /** A code was asked for just now. */
  isAsked: boolean
  onBack: () => void
}

/** The second step. Nobody is logged in by it: he shows that he knows the new password. */
export const NewPassword = ({ email, isAsked, onBack }: NewPasswordProps) => {
  const toast = useToast()
  const navigate = useNavigate()
  const act = useAct(api.recovery.reset)
  const [typed, setTyped] = useState<Typed>({ code: '', password: '' })
  const [wasTried, setTried] = useState(false)
  const refused: Record<string, string> = act.isError ? fieldTexts(act.error) : {}
  const problems = wasTried ? { ...refused, ...problemsOf(typed) } : {}
  const set = (given: Partial<Typed>) => {
    if (act.isError) act.reset()
    setTyped((before) => ({ ...before, ...given }))
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(problemsOf(typed)).length > 0) return
    act.mutate(
      { body: { email: email.trim(), ...typed } },
      {
        onSuccess: ({ mensaje }) => {
          toast.success(mensaje)
          void navigate(paths.login)
        },
      },
    )
  }
  return (
    <>
      {isAsked && <Alert type="info" showIcon title={texts.asked} className={styles.notice} />}
      {!isAsked && <p className={styles.text}>{texts.heldText(email.trim())}</p>}
      <ActForm
        act={texts.restore}
        isBusy={act.isPending}
        problem={act.isError && Object.keys(refused).length === 0 ? errorText(act.error) : undefined}
        onSubmit={submit}
      >
        <FormField label={texts.token} help={texts.tokenHelp} problem={problems.code}>
          {(control) => (
            <LineInput
              {...control}
              size="large"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              most={64}
              value={typed.code}
              onChange={({ target }) => set({ code: target.value })}
            />
          )}
        </FormField>
        <FormField label={texts.password} help={texts.passwordHelp} problem={problems.password}>
          {(control) => (
            <PasswordInput
              {...control}
              size="large"
              autoComplete="new-password"
              value={typed.password}
              onChange={({ target }) => set({ password: target.value })}
            />
          )}
        </FormField>
      </ActForm>
      <Button type="link" className={styles.way} style={flush} onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}
