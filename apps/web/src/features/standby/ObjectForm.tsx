import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { standbyTexts } from './standby.texts.ts'

const texts = standbyTexts.object

interface ObjectFormProps {
  orderId: string
  onStart: (() => void) | undefined
  onDone: () => void
}

/** The client says why he does not agree; accountancy decides. */
export const ObjectForm = ({ orderId, onStart, onDone }: ObjectFormProps) => {
  const toast = useToast()
  const object = useAct(api.standby.object)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (!reason.trim()) return
    onStart?.()
    object.mutate(
      { params: { orderId }, body: { reason } },
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
      isBusy={object.isPending}
      problem={object.isError ? updateErrorText(object.error) : undefined}
      onSubmit={submit}
    >
      <FormField
        label={texts.reason}
        help={texts.help}
        problem={wasTried && !reason.trim() ? errorTexts['reason.required'] : undefined}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['standby-objection', orderId]}
            value={reason}
            onChange={setReason}
          />
        )}
      </FormField>
    </ActForm>
  )
}
