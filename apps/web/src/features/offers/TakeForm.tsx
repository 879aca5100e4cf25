import { api } from '@arriero/contract'
import { useState, type ReactNode } from 'react'
import { formatMoney } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Radios } from '#shared/plain/fields/Radios.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useNow } from '#shared/use-now.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { OfficialWays } from '#shared/reference/OfficialWays.tsx'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { OddPriceQuestion } from '#shared/ui/windows/OddPriceQuestion.tsx'
import { MyOfferPanel } from './MyOfferPanel.tsx'
import {
  liveOfferOf,
  whyNotEnter,
  whyNotOffer,
  whyNotTake,
  type OpenOrder,
  roundsLeftOf,
  type MyOffer,
} from './my-offer.ts'
import { offersTexts as texts } from './offers.texts.ts'
import { noOffer, offerFields } from './offer-fields.ts'
import styles from './offers.module.css'
import { Icon } from '#shared/drawings/Icon.tsx'
import { floorWords } from './floor-words.ts'

interface FloorNoteProps {
  order: Pick<OpenOrder, 'floor' | 'reference'>
  /** What the carrier would earn. */
  valuePesos: number | null | undefined
}

/** The legal floor beside a value, and loud where the value lies below it; else the estimate that stands in. What it is taken from can be opened. */
const FloorNote = ({ order, valuePesos }: FloorNoteProps) => {
  const words = floorWords(order, valuePesos)
  if (!words) return null
  const ways = order.reference?.ways ?? []
  return (
    <>
      <p className={words.isBelow ? styles.belowFloor : styles.note} aria-live="polite">
        {words.isBelow && <Icon name="alert" sizePx={14} />} {words.text}
      </p>
      {ways.length > 1 && (
        <div className={styles.note}>
          <OfficialWays ways={ways} />
        </div>
      )}
    </>
  )
}

/** What the trip costs the carrier, beside what he would earn. */
type TripCosts = (valuePesos: number | null | undefined) => ReactNode

interface OfferFormProps {
  order: OpenOrder
  tripCosts: TripCosts
  /** My offer that stands: this one replaces it. */
  standing: MyOffer | undefined
  onDone: () => void
  onRefused: (error: unknown) => void
}

/** Another value: what the carrier types is what he earns. Spec §5 "Offer", decisions §8. */
const OfferForm = ({ order, tripCosts, standing, onDone, onRefused }: OfferFormProps) => {
  const odd = useOddPrice()
  const form = useForm({
    act: useAct(api.offers.create),
    empty: noOffer,
    fields: offerFields(order),
    mayGo: ({ value }) => odd.isSure(value, order.reference?.cost ?? null),
    input: ({ value, description }) => ({ body: { isOffer: true, idOrder: order._id, value, description } }),
    done: texts.offered,
    onDone,
    onRefused,
  })
  const { value } = form.values
  return (
    <>
      <DeskForm form={form} act={value ? texts.offerActFor(formatMoney(value)) : texts.offerAct}>
        <OddPriceQuestion odd={odd} />
        <DeskFields form={form} />
        <FloorNote order={order} valuePesos={value} />
        <p className={styles.note}>
          {standing && `${texts.replaces(formatMoney(standing.value))} `}
          {texts.roundsLeft(roundsLeftOf(order))}
        </p>
      </DeskForm>
      {tripCosts(value)}
    </>
  )
}

const takeAtPriceTexts = texts.take

interface TakeAtPriceProps {
  order: OpenOrder
  tripCosts: TripCosts
  hasOffer: boolean
  onDone: () => void
  onRefused: (error: unknown) => void
}

const linesOf = ({ clientPrice, earnings }: OpenOrder) => [
  ...(clientPrice === null ? [] : [{ what: takeAtPriceTexts.clientPrice, amountPesos: clientPrice }]),
  ...(earnings === null
    ? []
    : [
        {
          what: takeAtPriceTexts.earnings,
          amountPesos: earnings,
          note: takeAtPriceTexts.note,
          isTotal: true,
        },
      ]),
]

/** The client's own value: exactly what the carrier earns stands on the button. Decisions §7 "take". */
const TakeAtPrice = ({ order, tripCosts, hasOffer, onDone, onRefused }: TakeAtPriceProps) => {
  const act = useAct(api.offers.create)
  const amount = formatMoney(order.earnings ?? 0)
  const take = useToldAct({
    act,
    input: { body: { isOffer: false, idOrder: order._id } },
    done: texts.taken,
    onDone,
    onRefused,
  })
  return (
    <div className={styles.form}>
      <Statement caption={takeAtPriceTexts.caption} lines={linesOf(order)} />
      <FloorNote order={order} valuePesos={order.earnings} />
      {act.isError && <Notice kind="error" title={errorText(act.error)} />}
      <Button kind="primary" onClick={take.ask} isBlock>
        {takeAtPriceTexts.act(amount)}
      </Button>
      <ConfirmAct
        {...take.asking}
        title={takeAtPriceTexts.confirmTitle}
        effect={
          <>
            {takeAtPriceTexts.confirm(amount, order.origin.name, order.destination.name)}{' '}
            {hasOffer && takeAtPriceTexts.replaces}
          </>
        }
        act={takeAtPriceTexts.act(amount)}
      />
      {tripCosts(order.earnings)}
    </div>
  )
}

type Way = 'other' | 'clientValue'

interface TakeFormProps {
  order: OpenOrder
  tripCosts: TripCosts
  /** Called when the service has become the carrier's. */
  onTaken: () => void
  /** His offer was sent, replaced or withdrawn. */
  onChanged: () => void
  /** The server refused: what is shown may be old, a race may be lost. */
  onRefused: (error: unknown) => void
}

/** A carrier enters an open service: with another value, or with the client's. Spec §2 "Take form". */
export const TakeForm = ({ order, tripCosts, onTaken, onChanged, onRefused }: TakeFormProps) => {
  const now = useNow()
  const notOffer = whyNotOffer(order)
  const notTake = whyNotTake(order)
  const [chosen, setChosen] = useState<Way>()
  const standing = liveOfferOf(order, now)
  const blocked = whyNotEnter(order)
  const way = chosen ?? (notTake && !notOffer ? 'other' : undefined)
  const acts = { order, tripCosts, onRefused }
  // After a counter the client has named two values: this one is the older.
  const clientValue = (
    <>
      {texts.clientValue}
      {order.earnings !== null && !notTake && (
        <small className={styles.earns}>{texts.clientValueEarns(formatMoney(order.earnings))}</small>
      )}
    </>
  )
  return (
    <div className={styles.form}>
      {standing && (
        <MyOfferPanel
          orderId={order._id}
          offer={standing}
          now={now}
          onTaken={onTaken}
          onChanged={onChanged}
          onRefused={onRefused}
        />
      )}
      {blocked ? (
        <Notice kind="warning" title={blocked} />
      ) : (
        <>
          <Radios
            label={texts.how}
            help={notOffer ?? notTake}
            options={[
              { value: 'other', label: texts.other, isDisabled: notOffer !== undefined },
              { value: 'clientValue', label: clientValue, isDisabled: notTake !== undefined },
            ]}
            value={way}
            onChange={(chosen) => setChosen(chosen as Way)}
          />
          {way === 'other' && !notOffer && <OfferForm {...acts} standing={standing} onDone={onChanged} />}
          {way === 'clientValue' && !notTake && (
            <TakeAtPrice {...acts} hasOffer={standing !== undefined} onDone={onTaken} />
          )}
        </>
      )}
    </div>
  )
}
