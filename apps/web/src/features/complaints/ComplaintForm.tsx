import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { pqrTextMax } from '@arriero/contract/support'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { complaintTexts as texts } from './complaints.texts.ts'

interface ComplaintFormProps {
  orderId: string
  onDone: () => void
}

/** The client says what went wrong with a finished service: a PQR of type Reclamo, which holds the payout. Decisions §16. */
export const ComplaintForm = ({ orderId, onDone }: ComplaintFormProps) => {
  const client = useQueryClient()
  const toast = useToast()
  const file = useAct(api.support.create)
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = description.trim() === ''
  const told = fieldTexts(file.error)['description']
  const submit = () => {
    setTried(true)
    if (isMissing) return
    file.mutate(
      { body: { type: 'Reclamo', subject: texts.subject(formatShortId(orderId)), description, orderId } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          void client.invalidateQueries({ queryKey: keyOf(api.complaints.ofOrder) })
          void client.invalidateQueries({ queryKey: keyOf(api.support.all) })
          onDone()
        },
      },
    )
  }
  return (
    <ActForm
      act={texts.send}
      isDangerous
      isBusy={file.isPending}
      problem={file.isError && !told ? errorText(file.error) : undefined}
      onSubmit={submit}
    >
      <p>{texts.effect}</p>
      <FormField
        label={texts.what}
        help={texts.whatHelp}
        problem={told ?? (wasTried && isMissing ? errorTexts['pqr.description_required'] : undefined)}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['complaint', orderId]}
            rows={5}
            most={pqrTextMax}
            value={description}
            onChange={(words) => {
              setDescription(words)
              if (file.isError) file.reset()
            }}
          />
        )}
      </FormField>
    </ActForm>
  )
}
