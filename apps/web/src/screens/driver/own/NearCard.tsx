import type { NearOrder } from '@arriero/contract/order-shapes'
import { Link } from 'react-router'
import { MyOfferState } from '#features/offers/MyOfferState.tsx'
import { lastOfferOf } from '#features/offers/my-offer.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime, formatDistance, formatMoney } from '#shared/format.ts'
import { useNow } from '#shared/use-now.ts'
import { measureText } from '#shared/measure-text.ts'
import { driverPaths } from '../driver-paths.ts'
import { tripsTexts } from '../driver.texts.ts'
import trips from '../trips.module.css'
import { nearTexts as texts } from './own.texts.ts'
import styles from './own.module.css'

const nearness = ({ approachKm, homeKm }: NearOrder): string =>
  [
    approachKm !== null && texts.approach(formatDistance(approachKm)),
    homeKm !== null && texts.home(formatDistance(homeKm)),
  ]
    .filter(Boolean)
    .join(' · ')

/** Why it stands so far down the list. */
const hindrance = ({ fits, isLightEnough }: NearOrder): string | undefined => {
  if (fits !== null) return texts.unfit
  return isLightEnough ? undefined : texts.tooHeavy
}

/** What decides at a glance: from where to where, when, for how much, how far away. */
export const NearCard = ({ order }: { order: NearOrder }) => {
  const now = useNow()
  const hindered = hindrance(order)
  return (
    <Link to={driverPaths.service(order._id)} className={trips.card}>
      <span className={trips.route}>
        <span className="visually-hidden">{tripsTexts.from}: </span>
        {order.origin.name}
        <span className={trips.arrow}>
          <Icon name="arrowRight" sizePx={18} />
        </span>
        <span className="visually-hidden">{tripsTexts.to}: </span>
        {order.destination.name}
      </span>
      <span className={styles.line}>
        {order.earnings === null ? (
          <strong>{texts.noPrice}</strong>
        ) : (
          <span>
            {texts.earns} <span className={`tabular ${styles.amount}`}>{formatMoney(order.earnings)}</span>
          </span>
        )}
        {lastOfferOf(order) && <MyOfferState order={order} now={now} />}
      </span>
      <span className={trips.fact}>
        <Icon name="calendar" sizePx={20} />
        <span className="tabular">{formatDateTime(order.reservationDate)}</span>
      </span>
      <span className={trips.fact}>
        <Icon name="box" sizePx={20} />
        {[order.typeLoad.name, measureText(order.weight), order.typeVehicle.name].join(' · ')}
      </span>
      <span className={trips.fact}>
        <Icon name="pin" sizePx={20} />
        {nearness(order) || formatDistance(order.distanceKm)}
      </span>
      {hindered && (
        <span className={trips.fact}>
          <Icon name="alert" sizePx={20} />
          {hindered}
        </span>
      )}
    </Link>
  )
}
