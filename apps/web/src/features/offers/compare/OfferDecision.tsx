import { useEffect, useRef } from 'react'
import { formatMoney } from '#shared/format.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { NeedsLine } from '#shared/line/NeedsLine.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { compareTexts as texts } from './compare.texts.ts'
import { CounterForm } from './CounterForm.tsx'
import type { ComparedOffer, ComparedOrder } from './offer-order.ts'
import { offerLines } from './vat-parts.ts'
import styles from './compare.module.css'

export type Deciding = 'accept' | 'counter'

interface OfferDecisionProps {
  order: ComparedOrder
  offer: ComparedOffer
  act: Deciding
  isBusy: boolean
  onAccept: () => void
  onCountered: () => void
  onLeave: () => void
}

/** Below its own row: what the price is made of, what the carrier says, what follows, and the one press that does it. */
export const OfferDecision = (props: OfferDecisionProps) => {
  const { order, offer, act, isBusy, onAccept, onCountered, onLeave } = props
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const price = formatMoney(offer.valueProfit)
  return (
    <section ref={place} className={styles.decision} aria-labelledby={`decide-${offer._id}`}>
      <h3 id={`decide-${offer._id}`} ref={heading} tabIndex={-1}>
        {act === 'accept' ? texts.confirmTitle(offer.driver.name) : texts.counterTitle(offer.driver.name)}
      </h3>
      <div className={styles.sides}>
        <div className={styles.parts}>
          <p className={styles.says}>{offer.description ?? texts.nothingSaid}</p>
          {offer.isBelowFloor && (
            <p className={styles.floor}>
              <Icon name="alert" sizePx={14} />
              <span>
                <strong>{texts.belowFloor}.</strong> {texts.belowFloorHelp}
              </span>
            </p>
          )}
          <Statement caption={texts.parts.caption} lines={offerLines(offer)} isNarrow />
        </div>
        <div className={styles.deed}>
          {act === 'accept' ? (
            <>
              <p>{texts.confirm(price)}</p>
              <Button kind="primary" isBlock isBusy={isBusy} onClick={onAccept}>
                {texts.acceptFor(price)}
              </Button>
              <NeedsLine />
              <p className={styles.note}>{texts.thenPay}</p>
            </>
          ) : (
            <CounterForm
              orderId={order._id}
              offer={offer}
              suggestedPrice={order.suggestedPrice}
              onDone={onCountered}
            />
          )}
          <Button kind="quiet" isBlock onClick={onLeave}>
            {texts.leave}
          </Button>
        </div>
      </div>
    </section>
  )
}
