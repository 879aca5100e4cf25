import { CallError } from '@arriero/contract/call'
import { statusNumber } from '@arriero/domain/orders'
import { Link, useParams } from 'react-router'
import { OrderStatusTag } from '#features/orders/OrderStatusTag.tsx'
import { useTrip } from '#features/trips/trip-queries.ts'
import type { Trip } from '#features/trips/trip.ts'
import { errorText, referenceOf } from '#shared/api/error-text.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatShortId } from '#shared/format.ts'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { tripTexts } from './driver.texts.ts'
import { DriverLost } from './DriverLost.tsx'
import { driverPaths } from './driver-paths.ts'
import { PeopleAndPlaces } from './PeopleAndPlaces.tsx'
import { Reports } from './Reports.tsx'
import { StepPanel } from './StepPanel.tsx'
import { TripFacts } from './TripFacts.tsx'
import { TripMap } from './TripMap.tsx'
import styles from './trip.module.css'

const Head = ({ trip }: { trip: Trip }) => (
  <div className={styles.head}>
    <Link to={driverPaths.trips} className={styles.back}>
      <Icon name="arrowLeft" sizePx={22} />
      {tripTexts.back}
    </Link>
    <OrderStatusTag status={statusNumber(trip.status)} />
    <h1 className="visually-hidden">{tripTexts.title(formatShortId(trip.id))}</h1>
  </div>
)

/** One trip: the one question on top, everything else under it. */
export const TripScreen = () => {
  const { id = '' } = useParams()
  const { trip, error, refetch } = useTrip(id)
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400)
  if (isUnknown) return <DriverLost />
  if (!trip)
    return (
      <>
        <h1 className="visually-hidden">{tripTexts.title(formatShortId(id))}</h1>
        {error ? (
          <ErrorState text={errorText(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="cards" count={2} />
        )}
      </>
    )
  return (
    <div className={styles.trip}>
      <Head trip={trip} />
      <div className={styles.main}>
        <StepPanel key={trip.id} trip={trip} />
        <Reports trip={trip} />
      </div>
      <div className={styles.aside}>
        <PeopleAndPlaces trip={trip} />
        <TripFacts trip={trip} />
        <TripMap key={trip.id} trip={trip} />
      </div>
    </div>
  )
}
