import { Alert, Radio } from 'antd'
import { useState } from 'react'
import { formatMoney } from '#shared/format.ts'
import { useNow } from '#shared/use-now.ts'
import { MyOfferPanel } from './MyOfferPanel.tsx'
import { liveOfferOf, whyNotEnter, whyNotOffer, whyNotTake, type OpenOrder } from './my-offer.ts'
import { OfferForm } from './OfferForm.tsx'
import { offersTexts as texts } from './offers.texts.ts'
import { TakeAtPrice } from './TakeAtPrice.tsx'
import styles from './offers.module.css'

type Way = 'other' | 'clientValue'

interface TakeFormProps {
  order: OpenOrder
  /** An act of the person begins: the live channel need not tell it. */
  onStart: () => void
  /** The service is his now. */
  onTaken: () => void
  /** His offer was sent, replaced or withdrawn. */
  onChanged: () => void
  /** The server refused: what is shown may be old, a race may be lost. */
  onRefused: (error: unknown) => void
}

/** A carrier enters an open service: with another value, or with the client's. Spec §2 "Take form". */
export const TakeForm = ({ order, onStart, onTaken, onChanged, onRefused }: TakeFormProps) => {
  const now = useNow()
  const notOffer = whyNotOffer(order)
  const notTake = whyNotTake(order)
  const [chosen, setChosen] = useState<Way>()
  const standing = liveOfferOf(order, now)
  const blocked = whyNotEnter(order)
  const way = chosen ?? (notTake && !notOffer ? 'other' : undefined)
  const acts = { order, onStart, onRefused }
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
          offer={standing}
          now={now}
          onStart={onStart}
          onTaken={onTaken}
          onChanged={onChanged}
          onRefused={onRefused}
        />
      )}
      {blocked ? (
        <Alert type="warning" showIcon title={blocked} />
      ) : (
        <>
          <fieldset className={styles.choice}>
            <legend>{texts.how}</legend>
            <Radio.Group
              vertical
              value={way}
              onChange={(event) => setChosen(event.target.value as Way)}
              options={[
                { value: 'other', label: texts.other, disabled: notOffer !== undefined },
                { value: 'clientValue', label: clientValue, disabled: notTake !== undefined },
              ]}
            />
            {(notOffer ?? notTake) && <p className={styles.note}>{notOffer ?? notTake}</p>}
          </fieldset>
          {way === 'other' && !notOffer && <OfferForm {...acts} standing={standing} onDone={onChanged} />}
          {way === 'clientValue' && !notTake && (
            <TakeAtPrice {...acts} hasOffer={standing !== undefined} onDone={onTaken} />
          )}
        </>
      )}
    </div>
  )
}
