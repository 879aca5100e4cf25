import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { assignmentsTexts } from '#features/assignments/assignments.texts.ts'
import { StarPicker } from '#features/ratings/StarPicker.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { FormField } from '#shared/forms/FormField.tsx'
import { useToast } from '#shared/ui/useToast.ts'

const texts = assignmentsTexts.rate
const mostLetters = 500

interface RateClientFormProps {
  orderId: string
  onStart: () => void
  onDone: () => void
}

/** The carrier rates the client, once, when the service has finished. Decisions §7 "rate". */
export const RateClientForm = ({ orderId, onStart, onDone }: RateClientFormProps) => {
  const toast = useToast()
  const rate = useAct(api.ratings.create)
  const [stars, setStars] = useState<number>()
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const problem = wasTried && stars === undefined ? errorTexts['rating.required'] : undefined

  const submit = () => {
    setTried(true)
    if (stars === undefined) return
    onStart()
    rate.mutate(
      { body: { _id: orderId, calification: stars, description } },
      {
        onSuccess: () => {
          toast.success(texts.done)
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
      <StarPicker value={stars} problem={problem} onChange={setStars} />
      <FormField label={texts.description} isOptional help={texts.effect}>
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
        {texts.act}
      </Button>
    </form>
  )
}
