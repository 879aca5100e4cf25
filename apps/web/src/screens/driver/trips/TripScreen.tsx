import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import { Suspense, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ThreadLink } from '#features/messages/ThreadLink.tsx'
import { OrderStatusTag } from '#features/orders/OrderStatusTag.tsx'
import { useTrip } from '#features/tracking/trip/trip-queries.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { isGone } from '#shared/api/error-text.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatShortId } from '#shared/format.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { standbyTexts } from '#features/standby/standby.texts.ts'
import { StandbyMeter } from '#features/standby/StandbyMeter.tsx'
import { useStandby } from '#features/standby/use-standby.ts'
import { Card } from '#shared/plain/Card.tsx'
import { measureText } from '#shared/measure-text.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { useRead } from '#shared/api/queries.ts'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { distanceWords } from '#shared/reference/official-distance.ts'
import { useNow } from '#shared/use-now.ts'
import { driverTexts, tripTexts } from '../driver.texts.ts'
import { DriverLost } from '../DriverLost.tsx'
import { FoldedMap } from '../FoldedMap.tsx'
import { driverPaths } from '../driver-paths.ts'
import { PeopleAndPlaces } from './PeopleAndPlaces.tsx'
import { Reports } from './Reports.tsx'
import { StepPanel } from './StepPanel.tsx'
import styles from './trip.module.css'
import parts from '../parts.module.css'

const Drawn = ({ trip }: { trip: Trip }) => {
  const styleUrl = useMapStyle()
  const now = useNow()
  const { data } = useRead(api.tracking.location, { params: { _id: trip.id } }, { refetchEveryMs: 30_000 })
  const position = data?.position ?? undefined
  const { licensePlate } = trip
  // The same object until it has moved: a map draws its way anew with each new one.
  const truck = useMemo(
    () =>
      position && {
        ...position,
        seenAt: position.at,
        headingDegrees: position.heading ?? undefined,
        plate: licensePlate ?? undefined,
      },
    [position, licensePlate],
  )
  return (
    <>
      <MapView
        label={tripTexts.mapLabel}
        styleUrl={styleUrl}
        origin={trip.origin}
        destination={trip.destination}
        route={data && data.line.length > 1 ? data.line : undefined}
        trail={data?.trail}
        trailGaps={data?.trailGaps}
        truck={truck}
        hasBegun={trip.status === 'running'}
        passes={data?.passes}
        near={data?.near}
        distanceKm={trip.distanceKm}
        heightPx={320}
        now={new Date(now).toISOString()}
      />
      {data?.isOpen && (
        <Suspense>
          {/* That his phone is silent is told to who could call him. */}
          <TripProgress location={{ ...data, isSilent: false }} now={now} />
        </Suspense>
      )}
    </>
  )
}

const TripProgress = lazyPart(async () => ({
  default: (await import('#features/orders/way/TripProgress.tsx')).TripProgress,
}))

const KeptGroundRow = lazyPart(async () => ({
  default: (await import('#features/tracking/trip/ground/KeptGroundRow.tsx')).KeptGroundRow,
}))

const OrderContacts = lazyPart(async () => ({
  default: (await import('#features/saved-places/OrderContacts.tsx')).OrderContacts,
}))

const TripTolls = lazyPart(async () => ({
  default: (await import('#features/tolls/TripTolls.tsx')).TripTolls,
}))

const isOpenTrip = ({ status }: Trip) => status === 'assigned' || status === 'running'

/** What he pays on the way; read with the trip, so that it stands without a signal too. */
const Tolls = ({ trip }: { trip: Trip }) =>
  isOpenTrip(trip) && (
    <div className={styles.tolls}>
      <Suspense>
        <OrderContacts orderId={trip.id} />
        <TripTolls orderId={trip.id} />
      </Suspense>
    </div>
  )

const TripMap = ({ trip }: { trip: Trip }) => (
  <FoldedMap draw={() => <Drawn trip={trip} />}>
    {isOpenTrip(trip) && (
      <Suspense>
        <KeptGroundRow orderId={trip.id} />
      </Suspense>
    )}
  </FoldedMap>
)

const words = tripTexts.facts

/** Leaves out what is not known. */
const detailsOf = ({ cargo, ...trip }: Trip): Detail[] =>
  [
    { label: words.code, value: formatShortId(trip.id) },
    { label: words.cargo, value: cargo.name },
    { label: words.weight, value: cargo.weight && measureText(cargo.weight) },
    { label: words.high, value: cargo.high && measureText(cargo.high) },
    { label: words.width, value: cargo.width && measureText(cargo.width) },
    { label: words.depth, value: cargo.depth && measureText(cargo.depth) },
    { label: words.volume, value: cargo.volume && measureText(cargo.volume) },
    { label: words.pieces, value: cargo.pieces && measureText(cargo.pieces) },
    { label: words.distance, value: distanceWords(trip.distanceKm, trip.distanceMethod) },
    { label: words.plate, value: trip.licensePlate && <Plate plate={trip.licensePlate} /> },
    { label: words.trailer, value: trip.trailerPlate && <Plate plate={trip.trailerPlate} /> },
    { label: words.description, value: cargo.description, isWide: true },
  ].filter(({ value }) => value)

const TripFacts = ({ trip }: { trip: Trip }) => (
  <Card title={tripTexts.cargoTitle}>
    <DetailList details={detailsOf(trip)} />
    {trip.cargo.images.length > 0 && (
      <div className={styles.photos}>
        {trip.cargo.images.map((image, index) => (
          <img key={image} src={image} alt={tripTexts.cargoPhoto(index + 1)} loading="lazy" />
        ))}
      </div>
    )}
  </Card>
)

const Meter = ({ id }: { id: string }) => {
  const { data } = useStandby(id)
  if (!data || data.phases.length === 0) return null
  return (
    <Card title={standbyTexts.section}>
      <StandbyMeter standby={data} />
    </Card>
  )
}

/** A driver who is his own carrier sees the meter of his wait, as his client does. Decisions §16. */
const WaitingCard = ({ trip }: { trip: Trip }) =>
  trip.isOwnCarrier && trip.isInPosition && trip.status !== 'cancelled' ? <Meter id={trip.id} /> : null

const CarrierCard = lazyPart(() => import('../CarrierCard.tsx'))

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
              <ThreadLink orderId={trip.id} to={driverPaths.messages(trip.id)} isBlock />
            </div>
            <div className={styles.aside}>
              <PeopleAndPlaces trip={trip} />
              <TripFacts trip={trip} />
              <Tolls trip={trip} />
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
