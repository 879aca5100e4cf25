import { api } from '@arriero/contract'
import { Alert } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { useNow } from '#shared/use-now.ts'
import { compareTexts as texts } from './compare.texts.ts'
import { CounterForm } from './CounterForm.tsx'
import { OfferCard } from './OfferCard.tsx'
import { splitOffers, type ComparedOffer, type ComparedOrder } from './offer-order.ts'
import styles from './compare.module.css'

interface OffersCompareProps {
  order: ComparedOrder
  onStart?: () => void
  /** The order is assigned now: the next step is the payment. */
  onAccepted: () => void
  onChanged: () => void
}

/** Nothing to choose from: not yet, or not any more. */
const Nothing = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <EmptyState drawing="tags" title={texts.none} text={texts.noneHelp} />
  ) : (
    <EmptyState drawing="signpost" title={texts.over} />
  )

const Closed = ({ offers }: { offers: readonly ComparedOffer[] }) => (
  <details className={styles.closed}>
    <summary>{texts.closedOffers(offers.length)}</summary>
    <ul>
      {offers.map((offer) => {
        const isOver = offer.state === 'open' || offer.state === 'countered'
        return (
          <li key={offer._id}>
            {offer.driver.name}: {formatMoney(offer.valueProfit)}.{' '}
            {isOver ? texts.expired : texts.states[offer.state]}
          </li>
        )
      })}
    </ul>
  </details>
)

/** The carriers' offers side by side, live; stacked on a phone. Decisions §8. */
export const OffersCompare = ({ order, onStart, onAccepted, onChanged }: OffersCompareProps) => {
  const toast = useToast()
  const now = useNow()
  const take = useAct(api.offers.take)
  const [accepting, setAccepting] = useState<ComparedOffer>()
  const [countering, setCountering] = useState<ComparedOffer>()
  const { live, closed } = splitOffers(order.offers, now)

  const accept = (offer: ComparedOffer) => {
    onStart?.()
    take.mutate(
      { params: { orderId: order._id }, body: { idOffer: offer._id } },
      {
        onSuccess: () => {
          toast.success(texts.accepted)
          onAccepted()
        },
        onError: onChanged,
        onSettled: () => setAccepting(undefined),
      },
    )
  }
  return (
    <>
      {take.isError && (
        <Alert type="error" showIcon title={errorText(take.error)} style={{ marginBottom: 16 }} />
      )}
      {live.length === 0 ? (
        <Nothing isOpen={order.status === 0} />
      ) : (
        <ul className={styles.offers} aria-label={texts.title}>
          {live.map((offer, index) => (
            <OfferCard
              key={offer._id}
              offer={offer}
              isBest={index === 0 && live.length > 1}
              now={now}
              onAccept={() => setAccepting(offer)}
              onCounter={() => setCountering(offer)}
            />
          ))}
        </ul>
      )}
      {closed.length > 0 && <Closed offers={closed} />}
      {accepting && (
        <ConfirmAct
          isOpen
          title={texts.confirmTitle(accepting.driver.name)}
          effect={texts.confirm(formatMoney(accepting.valueProfit))}
          act={texts.acceptFor(formatMoney(accepting.valueProfit))}
          isBusy={take.isPending}
          onConfirm={() => accept(accepting)}
          onClose={() => setAccepting(undefined)}
        />
      )}
      {countering && (
        <ResponsiveModal
          isOpen
          size="form"
          title={texts.counterTitle(countering.driver.name)}
          onClose={() => setCountering(undefined)}
        >
          <CounterForm
            offer={countering}
            onStart={onStart}
            onDone={() => {
              setCountering(undefined)
              onChanged()
            }}
          />
        </ResponsiveModal>
      )}
    </>
  )
}
