import { orderStatus } from '@arriero/domain/orders'
import { Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { OrderStatusTag } from '#features/orders/OrderStatusTag.tsx'
import { useTrip } from '#features/trips/trip-queries.ts'
import type { Trip } from '#features/trips/trip.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { isGone } from '#shared/api/error-text.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatShortId } from '#shared/format.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { driverTexts, tripTexts } from './driver.texts.ts'
import { DriverLost } from './DriverLost.tsx'
import { driverPaths } from './driver-paths.ts'
import { PeopleAndPlaces } from './PeopleAndPlaces.tsx'
import { Reports } from './Reports.tsx'
import { StepPanel } from './StepPanel.tsx'
import { TripFacts } from './TripFacts.tsx'
import { TripMap } from './TripMap.tsx'
import { WaitingCard } from './own/WaitingCard.tsx'
import styles from './trip.module.css'
import parts from './parts.module.css'

const CarrierCard = lazyPart(() => import('./own/CarrierCard.tsx'))

/** Acts of a carrier that no step of the trip asks for. */
const hasCarrierActs = ({ acts, isAssigned }: Trip) =>
  acts['rate'] === null || acts['release'] === null || (isAssigned && acts['assign'] === null)

/** What he may do as its carrier now, once what the trip asks is on screen. */
const AsCarrier = ({ trip }: { trip: Trip }) =>
  hasCarrierActs(trip) && (
    <Suspense>
      <CarrierCard trip={trip} />
    </Suspense>
  )

const Head = ({ trip }: { trip: Trip }) => (
  <div className={styles.head}>
    <Link to={driverPaths.trips} className={parts.back}>
      <Icon name="arrowLeft" sizePx={22} />
      {tripTexts.back}
    </Link>
    <OrderStatusTag status={orderStatus[trip.status]} />
    <h1 className="visually-hidden">{tripTexts.title(formatShortId(trip.id))}</h1>
  </div>
)

/** One trip: the one question on top, everything else under it. */
export const TripScreen = () => {
  const { id = '' } = useParams()
  const read = useTrip(id)
  const { trip } = read
  const isUnknown = isGone(read.error)
  // He had it open when it was given to somebody else.
  const [openId, setOpenId] = useState<string>()
  if (trip && trip.id !== openId) setOpenId(trip.id)
  if (isUnknown && openId === id)
    return <DriverLost title={driverTexts.takenTitle} text={driverTexts.takenText} />
  if (isUnknown) return <DriverLost />
  return (
    <>
      {!trip && <h1 className="visually-hidden">{tripTexts.title(formatShortId(id))}</h1>}
      <Answer of={{ ...read, data: trip }} wait={{ shape: 'cards', count: 2 }}>
        {(trip) => (
          <div className={styles.trip}>
            <Head trip={trip} />
            <div className={styles.main}>
              <StepPanel key={trip.id} trip={trip} />
              <Reports trip={trip} />
            </div>
            <div className={styles.aside}>
              <PeopleAndPlaces trip={trip} />
              <TripFacts trip={trip} />
              <WaitingCard trip={trip} />
              <AsCarrier trip={trip} />
              <TripMap key={trip.id} trip={trip} />
            </div>
          </div>
        )}
      </Answer>
    </>
  )
}
