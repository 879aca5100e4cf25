import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { FormField } from '#shared/forms/FormField.tsx'
import { PesosInput } from '#shared/forms/PesosInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { compareTexts as texts } from './compare.texts.ts'
import { roundsLeft, type ComparedOffer } from './offer-order.ts'

interface CounterFormProps {
  offer: ComparedOffer
  onStart?: () => void
  onDone: () => void
}

const mostLetters = 500

/** The client answers with the total he would pay, VAT included; both fields are required. Spec §5 "Offer". */
export const CounterForm = ({ offer, onStart, onDone }: CounterFormProps) => {
  const toast = useToast()
  const counter = useAct(api.offers.counter)
  const [value, setValue] = useState<number>()
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const valueProblem = wasTried && !value ? errorTexts['offer.value_required'] : undefined
  const descriptionProblem =
    wasTried && description.trim() === '' ? errorTexts['offer.description_required'] : undefined

  const submit = () => {
    setTried(true)
    if (!value || description.trim() === '') return
    onStart?.()
    counter.mutate(
      { body: { idOffer: offer._id, value, description } },
      {
        onSuccess: () => {
          toast.success(texts.counterSent)
          onDone()
        },
      },
    )
  }
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 8 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormField label={texts.counterValue} help={texts.counterValueHelp} problem={valueProblem}>
        {(control) => <PesosInput control={control} value={value} onChange={setValue} />}
      </FormField>
      <FormField label={texts.counterDescription} problem={descriptionProblem}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            maxLength={mostLetters}
            rows={3}
          />
        )}
      </FormField>
      <p style={{ margin: 0 }}>{texts.roundsLeft(roundsLeft(offer))}</p>
      {counter.isError && <Alert type="error" showIcon title={errorText(counter.error)} />}
      <Button type="primary" size="large" htmlType="submit" loading={counter.isPending} block>
        {texts.counterAct}
      </Button>
    </form>
  )
}
