import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Alert } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { assignmentsTexts } from './assignments.texts.ts'

const texts = assignmentsTexts.release

interface ReleaseFormProps {
  orderId: string
  onStart: () => void
  onDone: () => void
}

/** The carrier gives a service back: its effect stands above the button. Decisions §7. */
export const ReleaseForm = ({ orderId, onStart, onDone }: ReleaseFormProps) => {
  const toast = useToast()
  const release = useAct(api.orders.release)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)

  const submit = () => {
    setTried(true)
    if (!reason.trim()) return
    onStart()
    release.mutate(
      { params: { _id: orderId }, body: { reason } },
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
      isBusy={release.isPending}
      problem={release.isError ? errorText(release.error) : undefined}
      onSubmit={submit}
    >
      <Alert type="warning" showIcon title={texts.effect} description={texts.counted} />
      <FormField
        label={texts.reason}
        help={texts.reasonHelp}
        problem={wasTried && !reason.trim() ? errorTexts['reason.required'] : undefined}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['release-reason', orderId]}
            value={reason}
            onChange={setReason}
          />
        )}
      </FormField>
    </ActForm>
  )
}
