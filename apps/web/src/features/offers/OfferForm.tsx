import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { OddPriceQuestion } from '#shared/ui/OddPriceQuestion.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { FloorNote } from './FloorNote.tsx'
import { roundsLeftOf, type MyOffer, type OpenOrder } from './my-offer.ts'
import { offersTexts as texts } from './offers.texts.ts'
import { valueProblem } from './value-problem.ts'
import styles from './offers.module.css'

interface OfferFormProps {
  order: OpenOrder
  /** My offer that stands: this one replaces it. */
  standing: MyOffer | undefined
  onStart: () => void
  onDone: () => void
  onRefused: (error: unknown) => void
}

const comparison = (value: number, earnings: number | null): string => {
  if (earnings === null) return ''
  if (value === earnings) return texts.same
  return value > earnings
    ? texts.more(formatMoney(value - earnings))
    : texts.less(formatMoney(earnings - value))
}

/** Another value: what the carrier types is what he earns. Spec §5 "Offer", decisions §8. */
export const OfferForm = ({ order, standing, onStart, onDone, onRefused }: OfferFormProps) => {
  const toast = useToast()
  const offer = useAct(api.offers.create)
  const [value, setValue] = useState<number>()
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const odd = useOddPrice()
  const wrongValue = wasTried ? valueProblem(value) : undefined
  const descriptionProblem =
    wasTried && !description.trim() ? errorTexts['offer.description_required'] : undefined

  const help = value
    ? `${texts.wouldEarn(formatMoney(value))} ${comparison(value, order.earnings)}`
    : texts.valueHelp

  const submit = async () => {
    setTried(true)
    if (!value || valueProblem(value) || !description.trim()) return
    if (!(await odd.isSure(value, order.floor))) return
    onStart()
    offer.mutate(
      { body: { isOffer: true, idOrder: order._id, value, description } },
      {
        onSuccess: () => {
          toast.success(texts.offered)
          onDone()
        },
        onError: onRefused,
      },
    )
  }
  return (
    <ActForm
      act={value ? texts.offerActFor(formatMoney(value)) : texts.offerAct}
      isBusy={offer.isPending}
      problem={offer.isError ? errorText(offer.error) : undefined}
      onSubmit={() => void submit()}
    >
      <OddPriceQuestion odd={odd} />
      <NumberField
        label={texts.value}
        help={help}
        problem={wrongValue}
        kind={pesos}
        value={value}
        onChange={setValue}
      />
      <FormField label={texts.description} help={texts.descriptionHelp} problem={descriptionProblem}>
        {(control) => (
          <WordsInput
            control={control}
            draft={['offer', order._id]}
            value={description}
            onChange={setDescription}
          />
        )}
      </FormField>
      <FloorNote order={order} valuePesos={value} />
      <p className={styles.note}>
        {standing && `${texts.replaces(formatMoney(standing.value))} `}
        {texts.roundsLeft(roundsLeftOf(order))}
      </p>
    </ActForm>
  )
}
