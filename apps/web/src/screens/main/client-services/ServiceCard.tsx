import { Link, useLocation } from 'react-router'
import { ThreadLink } from '#features/messages/ThreadLink.tsx'
import { OrderStatusTag } from '#features/orders/OrderStatusTag.tsx'
import { may } from '#features/orders/data/seen-order.ts'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatLate, formatShortId } from '#shared/format.ts'
import { type Detail, DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { orderStatus } from '@arriero/domain/orders/orders'
import { placeLines } from '@arriero/domain/places/place-name'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import { CardAction } from './CardAction.tsx'
import { offersCancel, type ClientRow } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import styles from './client-services.module.css'

const texts = clientServicesTexts.card
const { links } = clientServicesTexts

const factsOf = (order: ClientRow): Detail[] => [
  { label: texts.date, value: <When at={order.reservationDate} /> },
  order.total === null
    ? { label: texts.yourPrice, value: <Money pesos={order.clientPrice} missing={texts.noPrice} isStrong /> }
    : { label: texts.price, value: <Money pesos={order.total} isStrong /> },
  {
    label: texts.cargo,
    value: order.isInsurance ? `${order.typeLoad.name} · ${texts.insured}` : order.typeLoad.name,
  },
  { label: texts.vehicle, value: order.typeVehicle.name },
]

/** The town first, by which people know a trip; the street below it. */
const End = ({ icon, name }: { icon: IconName; name: string }) => {
  const { town, street } = placeLines(name)
  return (
    <span className={styles.end}>
      <Icon name={icon} sizePx={16} />
      <span className={styles.place} title={name}>
        <span>{town}</span>
        <span className={styles.street}>{street}</span>
      </span>
    </span>
  )
}

/** From then on both sides talk. */
const hasCarrier = ({ status }: ClientRow): boolean =>
  status === orderStatus.assigned || status === orderStatus.running || status === orderStatus.finished

interface ServiceCardProps {
  order: ClientRow
  isChanged: boolean
  now: number
}

/** One service: where, when, how much, and what it asks of its client now. */
export const ServiceCard = ({ order, isChanged, now }: ServiceCardProps) => {
  const { search } = useLocation()
  const { origin, destination } = order
  return (
    <li className={styles.card} data-changed={isChanged || undefined}>
      <div className={styles.top}>
        <OrderStatusTag status={order.status} />
        {order.lateMinutes > 0 && <StateTag tone="bad">{formatLate(order.lateMinutes)}</StateTag>}
        <span className={`${styles.code} tabular`}>
          {texts.code} {formatShortId(order._id)}
        </span>
      </div>
      <h2 className={styles.route}>
        <Link to={`${addresses.detail(order._id)}${search}`}>
          <End icon="pin" name={origin.name} />
          <End icon="flag" name={destination.name} />
        </Link>
      </h2>
      <div className={styles.facts}>
        <DetailList details={factsOf(order)} />
      </div>
      <div className={styles.action}>
        <CardAction order={order} now={now} />
      </div>
      <div className={styles.links}>
        <LinkButton to={addresses.detail(order._id)} kind="quiet">
          {links.detail}
        </LinkButton>
        <LinkButton to={addresses.photos(order._id)} kind="quiet">
          {links.photos}
        </LinkButton>
        <LinkButton to={addresses.map(order._id)} kind="quiet">
          {links.map}
        </LinkButton>
        {hasCarrier(order) && <ThreadLink orderId={order._id} to={addresses.messages(order._id)} isQuiet />}
        <LinkButton to={addresses.repeat(order._id)} kind="quiet">
          {links.repeat}
        </LinkButton>
        {may(order, 'moveDate') && (
          <LinkButton to={addresses.moveDate(order._id)} kind="quiet">
            {links.moveDate}
          </LinkButton>
        )}
        {offersCancel(order) && (
          <LinkButton to={addresses.cancel(order._id)} kind="quiet" className={styles.cancel}>
            {links.cancel}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
