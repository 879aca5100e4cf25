import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { ratingsTexts } from './ratings.texts.ts'
import { StarPicker } from './StarPicker.tsx'

interface RateFormProps {
  orderId: string
  /** Who is rated: the client rates the service, its carrier the client. */
  about: 'service' | 'client'
  onStart: () => void
  onDone: () => void
}

/** Stars are required, words are not; once each way. Spec §5, decisions §7 "rate". */
export const RateForm = ({ orderId, about, onStart, onDone }: RateFormProps) => {
  const texts = ratingsTexts.about[about]
  const toast = useToast()
  const rate = useAct(api.ratings.create)
  const [stars, setStars] = useState<number>()
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)

  const submit = () => {
    setTried(true)
    if (stars === undefined) return
    onStart()
    rate.mutate(
      { body: { _id: orderId, calification: stars, description } },
      {
        onSuccess: () => {
          toast.success(ratingsTexts.done)
          onDone()
        },
      },
    )
  }
  return (
    <ActForm
      act={ratingsTexts.act}
      isBusy={rate.isPending}
      problem={rate.isError ? errorText(rate.error) : undefined}
      onSubmit={submit}
    >
      <StarPicker
        question={texts.question}
        value={stars}
        problem={wasTried && stars === undefined ? errorTexts['rating.required'] : undefined}
        onChange={setStars}
      />
      <FormField label={texts.description} isOptional help={texts.effect}>
        {(control) => (
          <WordsInput
            control={control}
            draft={['rating', about, orderId]}
            value={description}
            onChange={setDescription}
            rows={4}
          />
        )}
      </FormField>
    </ActForm>
  )
}
