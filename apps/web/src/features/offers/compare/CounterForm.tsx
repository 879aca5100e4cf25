import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { roundsLeft } from '@arriero/domain/offers'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { Statement } from '#shared/plain/Statement.tsx'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { OddPriceQuestion } from '#shared/ui/OddPriceQuestion.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { valueProblem } from '../value-problem.ts'
import { compareTexts as texts } from './compare.texts.ts'
import type { ComparedOffer } from './offer-order.ts'
import { counterLines } from './vat-parts.ts'

interface CounterFormProps {
  offer: ComparedOffer
  /** Of the service, before VAT. */
  suggestedPrice: number | null
  onStart?: () => void
  onDone: () => void
}

/** A price before VAT as a total, by the VAT of the offer that is answered. */
const totalOf = ({ valueProfit, totalCost }: ComparedOffer, netPesos: number | null): number | null =>
  netPesos === null || totalCost === 0 ? null : Math.round((netPesos * valueProfit) / totalCost)

/** The client answers with the total he would pay, VAT included; both fields are required. Spec §5 "Offer". */
export const CounterForm = ({ offer, suggestedPrice, onStart, onDone }: CounterFormProps) => {
  const toast = useToast()
  const counter = useAct(api.offers.counter)
  const [value, setValue] = useState<number>()
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const odd = useOddPrice()
  const wrongValue = wasTried ? valueProblem(value) : undefined
  const descriptionProblem =
    wasTried && description.trim() === '' ? errorTexts['offer.description_required'] : undefined

  const submit = async () => {
    setTried(true)
    if (!value || valueProblem(value) || description.trim() === '') return
    if (!(await odd.isSure(value, totalOf(offer, suggestedPrice)))) return
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
    <ActForm
      act={texts.counterAct}
      isBusy={counter.isPending}
      problem={counter.isError ? errorText(counter.error) : undefined}
      onSubmit={() => void submit()}
    >
      <OddPriceQuestion odd={odd} />
      <NumberField
        label={texts.counterValue}
        help={texts.counterValueHelp}
        problem={wrongValue}
        kind={pesos}
        value={value}
        onChange={setValue}
      />
      {value !== undefined && !valueProblem(value) && (
        <div aria-live="polite">
          <Statement caption={texts.parts.counterCaption} lines={counterLines(offer, value)} />
        </div>
      )}
      <FormField label={texts.counterDescription} problem={descriptionProblem}>
        {(control) => (
          <WordsInput
            control={control}
            draft={['counter', offer._id]}
            value={description}
            onChange={setDescription}
          />
        )}
      </FormField>
      <p style={{ margin: 0 }}>{texts.roundsLeft(roundsLeft(offer.clientRounds))}</p>
    </ActForm>
  )
}
