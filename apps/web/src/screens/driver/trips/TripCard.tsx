import { orderStatus } from '@arriero/domain/orders/orders'
import { Link } from 'react-router'
import { measureText } from '#shared/measure-text.ts'
import { UnreadBadge } from '#features/messages/UnreadBadge.tsx'
import { OrderStatusTag } from '#features/orders/OrderStatusTag.tsx'
import { nextStep } from '#features/tracking/trip/trip-steps.ts'
import { milestoneTexts } from '#features/tracking/trip/trip.texts.ts'
import type { ListedTrip } from '#features/tracking/trip/trip.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime } from '#shared/format.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { documentTexts, tripTexts, tripsTexts } from '../driver.texts.ts'
import { driverPaths } from '../driver-paths.ts'
import styles from '../trips.module.css'

/** What the driver will be asked when he opens it. */
const nextWords = (trip: ListedTrip): string | undefined => {
  const step = nextStep(trip)
  switch (step.kind) {
    case 'milestone':
      return milestoneTexts[step.milestone].act
    case 'document':
      return documentTexts.submit
    case 'waiting':
      return tripTexts.waiting[step.for].title
    case 'over':
      return undefined
  }
}

export const TripCard = ({ trip }: { trip: ListedTrip }) => {
  const next = nextWords(trip)
  return (
    <Link
      to={driverPaths.trip(trip.id)}
      className={styles.card}
      data-running={trip.status === 'running' || undefined}
    >
      <span className={styles.cardHead}>
        <OrderStatusTag status={orderStatus[trip.status]} />
        <UnreadBadge orderId={trip.id} />
        {trip.licensePlate && <Plate plate={trip.licensePlate} />}
      </span>
      <span className={styles.route}>
        <span className="visually-hidden">{tripsTexts.from}: </span>
        {trip.origin.name}{' '}
        <span className={styles.arrow}>
          <Icon name="arrowRight" sizePx={18} />
        </span>{' '}
        <span className="visually-hidden">{tripsTexts.to}: </span>
        {trip.destination.name}
      </span>
      <span className={styles.fact}>
        <Icon name="calendar" sizePx={20} />
        <span className="visually-hidden">{tripsTexts.appointment}: </span>
        <span className="tabular">{formatDateTime(trip.reservationAt)}</span>
      </span>
      <span className={styles.fact}>
        <Icon name="box" sizePx={20} />
        <span className="visually-hidden">{tripsTexts.cargo}: </span>
        {[trip.cargo.name, trip.cargo.weight && measureText(trip.cargo.weight)].filter(Boolean).join(' · ')}
      </span>
      {next && (
        <span className={styles.next}>
          {next}
          <Icon name="chevronRight" sizePx={22} />
        </span>
      )}
    </Link>
  )
}
