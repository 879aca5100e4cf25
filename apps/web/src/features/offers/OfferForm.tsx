import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { OddPriceQuestion } from '#shared/ui/OddPriceQuestion.tsx'
import { FloorNote } from './FloorNote.tsx'
import { roundsLeftOf, type MyOffer, type OpenOrder } from './my-offer.ts'
import { noOffer, offerFields } from './offer-fields.ts'
import { offersTexts as texts } from './offers.texts.ts'
import styles from './offers.module.css'

interface OfferFormProps {
  order: OpenOrder
  /** My offer that stands: this one replaces it. */
  standing: MyOffer | undefined
  onStart: () => void
  onDone: () => void
  onRefused: (error: unknown) => void
}

/** Another value: what the carrier types is what he earns. Spec §5 "Offer", decisions §8. */
export const OfferForm = ({ order, standing, onStart, onDone, onRefused }: OfferFormProps) => {
  const odd = useOddPrice()
  const form = useForm({
    act: useAct(api.offers.create),
    empty: noOffer,
    fields: offerFields(order),
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
