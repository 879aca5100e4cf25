import { useState } from 'react'
import { whyNotAcceptCounter, whyNotWithdraw, type MyOffer } from '#features/offers/my-offer.ts'
import { offersTexts } from '#features/offers/offers.texts.ts'
import { NeedsLine } from '#shared/line/NeedsLine.tsx'
import { formatMoney, formatRelative } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { useNow } from '#shared/use-now.ts'
import { serviceTexts as texts } from '../own.texts.ts'
import type { ServiceActs } from './use-service.ts'
import styles from '../own.module.css'
import parts from '#screens/driver/parts.module.css'

interface StandingOfferProps {
  offer: MyOffer
  acts: ServiceActs
}

const words = offersTexts.mine

const Counter = ({ pesos, description }: { pesos: number; description: MyOffer['counterDescription'] }) => (
  <>
    <p className={styles.line}>
      {texts.youWouldEarn} <span className={`tabular ${styles.amount}`}>{formatMoney(pesos)}</span>
    </p>
    {description && <p className={parts.help}>{description}</p>}
  </>
)

/** My offer as it stands, and the client's answer where there is one. */
export const StandingOffer = ({ offer, acts }: StandingOfferProps) => {
  const now = useNow()
  const [asking, setAsking] = useState<'accept' | 'withdraw'>()
  const counter = offer.state === 'countered' ? offer.counterEarnings : null
  const notAccept = whyNotAcceptCounter(offer)
  const value = formatMoney(offer.value)
  const act = asking === 'accept' ? words.accept(formatMoney(counter ?? 0)) : words.withdraw
  const go = () => {
    if (asking === 'accept') acts.accept(offer._id)
    else acts.withdraw(offer._id)
    setAsking(undefined)
  }
  return (
    <Card title={counter === null ? texts.yourOffer : texts.clientSaid}>
      {counter !== null && <Counter pesos={counter} description={offer.counterDescription} />}
      <p className={styles.line}>
        {texts.yourOffer} <span className={`tabular ${styles.amount}`}>{value}</span>
      </p>
      <p className={parts.help}>{texts.expires(formatRelative(offer.expiresAt, now))}</p>
      {counter !== null && notAccept && <p className={parts.help}>{notAccept}</p>}
      <NeedsLine />
      <div className={parts.page}>
        {counter !== null && notAccept === undefined && (
          <Button kind="primary" size="grand" isBusy={acts.isBusy} onClick={() => setAsking('accept')}>
            {words.accept(formatMoney(counter))}
          </Button>
        )}
        {whyNotWithdraw(offer) === undefined && (
          <Button isBusy={acts.isBusy} onClick={() => setAsking('withdraw')}>
            {words.withdraw}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={asking !== undefined}
        title={asking === 'accept' ? words.acceptTitle : words.withdrawTitle}
        onClose={() => setAsking(undefined)}
        actions={
          <>
            <Button onClick={() => setAsking(undefined)}>{texts.cancel}</Button>
            <Button kind="primary" onClick={go}>
              {act}
            </Button>
          </>
        }
      >
        <p>
          {asking === 'accept' ? words.acceptEffect(formatMoney(counter ?? 0)) : words.withdrawEffect(value)}
        </p>
      </Dialog>
    </Card>
  )
}
