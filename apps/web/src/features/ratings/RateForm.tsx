import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { FormField } from '#shared/forms/FormField.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { ratingsTexts } from './ratings.texts.ts'
import { StarPicker } from './StarPicker.tsx'

interface RateFormProps {
  orderId: string
  onStart?: () => void
  onDone: () => void
}

const mostLetters = 500

/** Stars are required, words are not. Spec §5. */
export const RateForm = ({ orderId, onStart, onDone }: RateFormProps) => {
  const toast = useToast()
  const rate = useAct(api.ratings.create)
  const [stars, setStars] = useState<number>()
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string>()

  const submit = () => {
    if (stars === undefined) {
      setProblem(errorTexts['rating.required'])
      return
    }
    onStart?.()
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
    <form
      noValidate
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <StarPicker
        value={stars}
        problem={problem}
        onChange={(chosen) => {
          setStars(chosen)
          setProblem(undefined)
        }}
      />
      <FormField label={ratingsTexts.description} isOptional help={ratingsTexts.effect}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            maxLength={mostLetters}
            rows={4}
          />
        )}
      </FormField>
      {rate.isError && <Alert type="error" showIcon title={errorText(rate.error)} />}
      <Button type="primary" size="large" htmlType="submit" loading={rate.isPending} block>
        {ratingsTexts.act}
      </Button>
    </form>
  )
}
