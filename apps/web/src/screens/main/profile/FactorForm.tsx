import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { ProofFields } from '#shared/forms/ProofFields.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useProof } from '#shared/session/use-proof.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { profileTexts } from './profile.texts.ts'

const texts = profileTexts.factor

/** Helps who lost phone and backup codes: with one's own password, and a reason its owner reads. Decisions §5. */
export const FactorForm = ({ userId, onDone }: { userId: string; onDone: () => void }) => {
  const toast = useToast()
  const act = useAct(api.ownAccount.removeFactor)
  const [reason, setReason] = useState('')
  const proof = useProof(act.error)
  const [wasTried, setTried] = useState(false)
  const missing = wasTried && reason.trim() === '' ? errorTexts['reason.required'] : undefined
  const submit = () => {
    setTried(true)
    const given = proof.take()
    if (reason.trim() === '' || !given) return
    act.mutate(
      { params: { _id: userId }, body: { ...given, reason } },
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
      problem={act.isError && !proof.isOfCode ? errorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={texts.reason} help={texts.reasonHelp} problem={missing}>
        {(control) => (
          <WordsInput
            control={control}
            draft={['factor-reason', userId]}
            value={reason}
            onChange={setReason}
            rows={3}
          />
        )}
      </FormField>
      <ProofFields proof={proof} onType={act.reset} />
    </ActForm>
  )
}
