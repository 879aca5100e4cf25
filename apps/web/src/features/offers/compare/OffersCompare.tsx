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
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useNow } from '#shared/use-now.ts'
import { compareTexts as texts } from './compare.texts.ts'
import { CounterForm } from './CounterForm.tsx'
import { OfferCard } from './OfferCard.tsx'
import { splitOffers, type ComparedOffer, type ComparedOrder } from './offer-order.ts'
import styles from './compare.module.css'

interface OffersCompareProps {
  order: ComparedOrder
  /** The order is assigned now: the next step is the payment. */
  onAccepted: () => void
  onChanged: () => void
  /** The way to the payment, offered once a service is agreed on. */
  toPayment: ReactNode
}

/** What is asked about an offer over the others; while its window closes it keeps what it showed. */
interface Asked {
  offer: ComparedOffer
  act: 'accept' | 'counter'
  isOpen: boolean
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

/** The carriers' offers side by side, live; stacked on a phone. Decisions §8. */
export const OffersCompare = (props: OffersCompareProps) => {
  const { order, onAccepted, onChanged, toPayment } = props
  const now = useNow()
  const [asked, setAsked] = useState<Asked>()
  const { live, closed } = splitOffers(order.offers, now)

  const ask = (act: Asked['act'], offer: ComparedOffer) => setAsked({ act, offer, isOpen: true })
  const stopAsking = () => setAsked((last) => last && { ...last, isOpen: false })
  const isAsking = (act: Asked['act']) => asked?.isOpen === true && asked.act === act

  const take = useSending({
    act: useAct(api.offers.take),
    done: texts.accepted,
    onDone: onAccepted,
    onRefused: onChanged,
    onSettled: stopAsking,
  })
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
        <ul className={styles.offers} aria-label={texts.title}>
          {live.map((offer, index) => (
            <OfferCard
              key={offer._id}
              offer={offer}
              isFirst={index === 0}
              isBest={index === 0 && live.length > 1}
              now={now}
              onAccept={() => ask('accept', offer)}
              onCounter={() => ask('counter', offer)}
            />
          ))}
        </ul>
      )}
      {closed.length > 0 && <Closed offers={closed} now={now} />}
      {asked && (
        <>
          <ConfirmAct
            isOpen={isAsking('accept')}
            title={texts.confirmTitle(asked.offer.driver.name)}
            effect={texts.confirm(formatMoney(asked.offer.valueProfit))}
            act={texts.acceptFor(formatMoney(asked.offer.valueProfit))}
            isBusy={take.isBusy}
            onConfirm={() =>
              take.send({ params: { orderId: order._id }, body: { idOffer: asked.offer._id } })
            }
            onClose={stopAsking}
          />
          <ResponsiveModal
            isOpen={isAsking('counter')}
            size="form"
            title={texts.counterTitle(asked.offer.driver.name)}
            onClose={stopAsking}
          >
            <CounterForm
              orderId={order._id}
              offer={asked.offer}
              suggestedPrice={order.suggestedPrice}
              onDone={() => {
                stopAsking()
                onChanged()
              }}
            />
          </ResponsiveModal>
        </>
      )}
    </>
  )
}
