import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { OddPriceQuestion } from '#shared/ui/OddPriceQuestion.tsx'
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

const empty: { value: number | undefined; description: string } = { value: undefined, description: '' }

/** Another value: what the carrier types is what he earns. Spec §5 "Offer", decisions §8. */
export const OfferForm = ({ order, standing, onStart, onDone, onRefused }: OfferFormProps) => {
  const odd = useOddPrice()
  const form = useForm({
    act: useAct(api.offers.create),
    empty,
    fields: {
      value: {
        kind: 'number',
        label: texts.value,
        help: (value) =>
          value
            ? `${texts.wouldEarn(formatMoney(value))} ${comparison(value, order.earnings)}`
            : texts.valueHelp,
        takes: pesos,
        required: 'offer.value_required',
        denial: valueProblem,
      },
      description: {
        kind: 'words',
        label: texts.description,
        help: texts.descriptionHelp,
        required: 'offer.description_required',
        draft: ['offer', order._id],
      },
    },
    mayGo: ({ value }) => odd.isSure(value, order.floor),
    input: ({ value, description }) => ({ body: { isOffer: true, idOrder: order._id, value, description } }),
    done: texts.offered,
    onStart,
    onDone,
    onRefused,
  })
  const { value } = form.values
  return (
    <DeskForm form={form} act={value ? texts.offerActFor(formatMoney(value)) : texts.offerAct}>
      <OddPriceQuestion odd={odd} />
      <DeskFields form={form} />
      <FloorNote order={order} valuePesos={value} />
      <p className={styles.note}>
        {standing && `${texts.replaces(formatMoney(standing.value))} `}
        {texts.roundsLeft(roundsLeftOf(order))}
      </p>
    </DeskForm>
  )
}
