import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Input } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { profileTexts } from './profile.texts.ts'

const texts = profileTexts.factor

/** Helps who lost phone and backup codes: with one's own password, and a reason its owner reads. Decisions §5. */
export const FactorForm = ({ userId, onDone }: { userId: string; onDone: () => void }) => {
  const toast = useToast()
  const act = useAct(api.ownAccount.removeFactor)
  const [reason, setReason] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)
  const missing = {
    reason: wasTried && reason.trim() === '' ? errorTexts['reason.required'] : undefined,
    password: wasTried && password === '' ? errorTexts['user.password_required'] : undefined,
  }
  const submit = () => {
    setTried(true)
    if (reason.trim() === '' || password === '') return
    act.mutate(
      { params: { _id: userId }, body: { password, reason } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  }
  return (
    <ActForm
      act={texts.act}
      isDangerous
      isBusy={act.isPending}
      problem={act.isError ? errorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={texts.reason} help={texts.reasonHelp} problem={missing.reason}>
        {(control) => <WordsInput control={control} value={reason} onChange={setReason} rows={3} />}
      </FormField>
      <FormField label={texts.password} problem={missing.password}>
        {(control) => (
          <Input
            {...control}
            size="large"
            type="password"
            autoComplete="current-password"
            maxLength={1024}
            value={password}
            onChange={({ target }) => {
              act.reset()
              setPassword(target.value)
            }}
          />
        )}
      </FormField>
    </ActForm>
  )
}
