import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import { offerStateAt } from '@arriero/domain/orders/offers'
import { type ReactNode, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { referenceTexts } from '#shared/reference/reference.texts.ts'
import { formatMoney } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useNow } from '#shared/use-now.ts'
import { compareTexts as texts } from './compare.texts.ts'
import {
  cheapestOf,
  splitOffers,
  type ComparedOffer,
  type ComparedOrder,
  type OfferSort,
} from './offer-order.ts'
import { type Deciding, OfferDecision } from './OfferDecision.tsx'
import { OffersTable } from './OffersTable.tsx'
import { useKeptOffers } from './use-kept-offers.ts'
import { useLanePrice } from './use-lane-price.ts'
import styles from './compare.module.css'

interface OffersCompareProps {
  order: ComparedOrder
  /** The order is assigned now: the next step is the payment. */
  onAccepted: () => void
  onChanged: () => void
  /** The way to the payment, offered once a service is agreed on. */
  toPayment: ReactNode
}

/** What is decided of which offer. */
interface Asked {
  offerId: string
  act: Deciding
}

/** Nothing to choose from: not yet, or not any more. */
const Nothing = ({ order, toPayment }: { order: ComparedOrder; toPayment: ReactNode }) => {
  if (order.status === orderStatus.pending)
    return <EmptyState drawing="tags" title={texts.none} text={texts.noneHelp} />
  const chosen = order.offers.find(({ state }) => state === 'accepted')
  // A carrier may have accepted the client's own value while he was looking.
  if (!chosen || order.total === null || order.acts.pay !== null)
    return <EmptyState drawing="signpost" title={texts.over} />
  const agreed = texts.agreed(chosen.driver.name, formatMoney(order.total))
  return <EmptyState drawing="tags" title={agreed} text={texts.agreedHelp} action={toPayment} />
}

const Closed = ({ offers, now }: { offers: readonly ComparedOffer[]; now: number }) => (
  <details className={styles.closed}>
    <summary>{texts.closedOffers(offers.length)}</summary>
    <ul>
      {offers.map((offer) => (
        <li key={offer._id}>
          {offer.driver.name}: {formatMoney(offer.valueProfit)}. {texts.states[offerStateAt(offer, now)]}
        </li>
      ))}
    </ul>
  </details>
)

/** Only an official figure is a legal floor. */
const basisWords = (told: ComparedOrder['suggestedBasis']): string => {
  if (told?.basis === 'official') return texts.givesFloor
  if (!told || told.low === null || told.high === null) return ''
  return referenceTexts.estimated(formatMoney(told.low), formatMoney(told.high))
}

/** The carriers' offers side by side, live; what is decided stands below its own row. Decisions §8. */
export const OffersCompare = (props: OffersCompareProps) => {
  const { order, onAccepted, onChanged, toPayment } = props
  const now = useNow()
  const [sort, setSort] = useState<OfferSort>('price')
  const [asked, setAsked] = useState<Asked>()
  const { kept, turn, forget } = useKeptOffers(order._id)
  const lanePrice = useLanePrice(order)
  const { live, closed } = splitOffers(order.offers, now, { sort, kept })
  const stopAsking = () => setAsked(undefined)
  const take = useSending({
    act: useAct(api.offers.take),
    done: texts.accepted,
    onDone: () => {
      forget()
      onAccepted()
    },
    onRefused: () => {
      stopAsking()
      onChanged()
    },
  })
  const decidingOf = ({ _id }: ComparedOffer) => (asked?.offerId === _id ? asked.act : undefined)
  return (
    <>
      {take.error !== null && (
        <Notice kind="error" title={errorText(take.error)} style={{ marginBottom: 16 }} />
      )}
      {live.length > 0 && order.suggestedPrice !== null && (
        <p className={styles.reference}>
          {texts.reference(formatMoney(order.suggestedPrice))} {basisWords(order.suggestedBasis)}
        </p>
      )}
      {live.length === 0 ? (
        <Nothing order={order} toPayment={toPayment} />
      ) : (
        <OffersTable
          offers={live}
          beside={{ now, lanePrice, suggestedPrice: order.suggestedPrice, cheapest: cheapestOf(live) }}
          {...{ sort, kept, decidingOf }}
          onSort={setSort}
          onKeep={turn}
          onDecide={(offer, act) =>
            setAsked(decidingOf(offer) === act ? undefined : { offerId: offer._id, act })
          }
          decision={(offer) =>
            asked && (
              <OfferDecision
                key={asked.act}
                {...{ order, offer }}
                act={asked.act}
                isBusy={take.isBusy}
                onAccept={() => take.send({ params: { orderId: order._id }, body: { idOffer: offer._id } })}
                onCountered={() => {
                  stopAsking()
                  onChanged()
                }}
                onLeave={stopAsking}
              />
            )
          }
        />
      )}
      {closed.length > 0 && <Closed offers={closed} now={now} />}
    </>
  )
}
