import { api } from '@arriero/contract'
import { roundsLeft } from '@arriero/domain/orders/offers'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { OddPriceQuestion } from '#shared/ui/windows/OddPriceQuestion.tsx'
import { valueProblem } from '../value-problem.ts'
import { compareTexts as texts } from './compare.texts.ts'
import type { ComparedOffer } from './offer-order.ts'
import { counterLines } from './vat-parts.ts'

interface CounterFormProps {
  orderId: string
  offer: ComparedOffer
  /** The price the client suggested for the service, before VAT. */
  suggestedPrice: number | null
  onDone: () => void
}

/** A price before VAT as a total, by the VAT of the offer that is answered. */
const totalOf = ({ valueProfit, totalCost }: ComparedOffer, netPesos: number | null): number | null =>
  netPesos === null || totalCost === 0 ? null : Math.round((netPesos * valueProfit) / totalCost)

const empty: { value: number | undefined; description: string } = { value: undefined, description: '' }

/** The client answers with the total he would pay, VAT included; both fields are required. Spec §5 "Offer". */
export const CounterForm = ({ orderId, offer, suggestedPrice, onDone }: CounterFormProps) => {
  const odd = useOddPrice()
  const form = useForm({
    act: useAct(api.offers.counter, { about: orderId }),
    empty,
    fields: {
      value: {
        kind: 'number',
        label: texts.counterValue,
        help: texts.counterValueHelp,
        takes: pesos,
        required: 'offer.value_required',
        denial: valueProblem,
      },
      description: {
        kind: 'words',
        label: texts.counterDescription,
        required: 'offer.description_required',
        draft: ['counter', offer._id],
      },
    },
    mayGo: ({ value }) => odd.isSure(value, totalOf(offer, suggestedPrice)),
    input: (body) => ({ body: { idOffer: offer._id, ...body } }),
    done: texts.counterSent,
    onDone,
  })
  const { value } = form.values
  return (
    <DeskForm form={form} act={texts.counterAct}>
      <OddPriceQuestion odd={odd} />
      <DeskFields form={form} only={['value']} />
      {value !== undefined && !valueProblem(value) && (
        <div aria-live="polite">
          <Statement caption={texts.parts.counterCaption} lines={counterLines(offer, value)} />
        </div>
      )}
      <DeskFields form={form} only={['description']} />
      <p style={{ margin: 0 }}>{texts.roundsLeft(roundsLeft(offer.clientRounds))}</p>
    </DeskForm>
  )
}
