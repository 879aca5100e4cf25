import { offerStateAt } from '@arriero/domain/orders/offers'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { earnedBy, lastOfferOf, type MyOffer, type OpenRow } from './my-offer.ts'
import { offersTexts as texts } from './offers.texts.ts'
import styles from './offers.module.css'

const icons: Readonly<Record<MyOffer['state'], IconName>> = {
  open: 'clock',
  countered: 'chat',
  accepted: 'checkCircle',
  declined: 'ban',
  withdrawn: 'ban',
  replaced: 'reload',
  expired: 'clock',
}

interface MyOfferStateProps {
  order: Pick<OpenRow, 'offers'>
  now: number
  /** How it stands, where there is one line for it. */
  isShort?: boolean
}

/** My last offer on a service in two lines, for its list. */
export const MyOfferState = ({ order, now, isShort = false }: MyOfferStateProps) => {
  const offer = lastOfferOf(order)
  if (!offer) return <span className={styles.note}>{texts.noOffer}</span>
  const state = offerStateAt(offer, now)
  return (
    <span>
      <span className={styles.state} data-state={state}>
        <Icon name={icons[state]} sizePx={14} /> {texts.states[state]}
      </span>
      {!isShort && (
        <span className={styles.amount}>
          <Money pesos={earnedBy(offer, now)} />
        </span>
      )}
    </span>
  )
}
