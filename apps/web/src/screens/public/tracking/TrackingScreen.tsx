import type { ReplyOf } from '@arriero/contract/endpoint'
import { trackingLinks } from '@arriero/contract/places/tracking-links'
import { orderStatus } from '@arriero/domain/orders/orders'
import { useMemo } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import {
  formatArrival,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatRelative,
  formatTime,
} from '#shared/format.ts'
import { LineBanner } from '#shared/line/LineBanner.tsx'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { type Detail, DetailList } from '#shared/plain/values/DetailList.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { useNow } from '#shared/use-now.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { trackingTexts as texts } from './tracking.texts.ts'
import styles from './TrackingScreen.module.css'

type Followed = ReplyOf<typeof trackingLinks.follow>

const everyMs = 20_000

const detailsOf = ({ etaAt, ...trip }: Followed, now: number): Detail[] => [
  { label: texts.status, value: trip.statusOrder },
  ...(trip.target === 'destination' && etaAt
    ? [{ label: texts.eta, value: formatArrival({ ...trip, etaAt }) }]
    : []),
  ...(trip.promisedAt ? [{ label: texts.promised, value: formatDateTime(trip.promisedAt) }] : []),
  ...(trip.target === 'destination' && trip.remainingKm !== null
    ? [{ label: texts.remaining, value: formatDistance(trip.remainingKm) }]
    : []),
  ...(trip.position
    ? [
        {
          label: texts.seen,
          value: texts.seenAt(formatTime(trip.position.at), formatRelative(trip.position.at, now)),
        },
      ]
    : []),
  { label: texts.reservation, value: formatDateTime(trip.reservationDate) },
  {
    label: texts.plate,
    value: trip.licensePlate === null ? texts.noPlate : <Plate plate={trip.licensePlate} />,
  },
]

const Steps = ({ steps }: Pick<Followed, 'steps'>) => (
  <section>
    <h2 className={styles.heading}>{texts.steps}</h2>
    {steps.length === 0 ? (
      <p className={styles.muted}>{texts.noSteps}</p>
    ) : (
      <ol className={styles.steps}>
        {steps.map(({ milestone, at }) => (
          <li key={milestone}>
            <span>{texts.step[milestone]}</span>
            <time className="tabular" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    )}
  </section>
)

const useMapPieces = ({ places, origin, destination, position, licensePlate }: Followed) => {
  const [from, to] = [places.origin, places.destination]
  return {
    origin: useMemo(
      () => ({ name: origin, latitude: from.latitude, longitude: from.longitude, zoneKm: from.zoneKm }),
      [origin, from.latitude, from.longitude, from.zoneKm],
    ),
    destination: useMemo(
      () => ({ name: destination, latitude: to.latitude, longitude: to.longitude, zoneKm: to.zoneKm }),
      [destination, to.latitude, to.longitude, to.zoneKm],
    ),
    truck: useMemo(
      () =>
        position
          ? {
              latitude: position.latitude,
              longitude: position.longitude,
              seenAt: position.at,
              headingDegrees: position.heading ?? undefined,
              plate: licensePlate ?? undefined,
            }
          : undefined,
      [position, licensePlate],
    ),
  }
}

const Trip = ({ trip }: { trip: Followed }) => {
  const now = useNow()
  const styleUrl = useMapStyle()
  return (
    <>
      <div>
        <h1 className={styles.title}>{texts.way(trip.origin, trip.destination)}</h1>
        <p className={styles.muted}>{texts.title(trip.code)}</p>
      </div>
      {trip.target === 'destination' && trip.lateMinutes > 0 && (
        <p className={styles.late}>{texts.late(formatDuration(trip.lateMinutes * 60_000))}</p>
      )}
      <section aria-label={texts.facts}>
        <DetailList details={detailsOf(trip, now)} />
      </section>
      {!trip.position && <p className={styles.muted}>{texts.noPosition}</p>}
      <MapView
        label={texts.map(trip.origin, trip.destination)}
        styleUrl={styleUrl}
        route={trip.line}
        passes={trip.passes}
        hasBegun={trip.status === orderStatus.running}
        near={trip.near}
        distanceKm={trip.distanceKm}
        now={new Date(now).toISOString()}
        {...useMapPieces(trip)}
      />
      <Steps steps={trip.steps} />
      <p className={styles.muted}>{texts.refresh}</p>
    </>
  )
}

const Body = ({ token }: { token: string }) => {
  const read = useRead(
    trackingLinks.follow,
    { params: { token } },
    { refetchEveryMs: (last) => (last ? everyMs : false) },
  )
  const over = (
    <>
      <h1 className="visually-hidden">{texts.page}</h1>
      <Gone title={texts.overTitle} text={texts.overText} />
    </>
  )
  return (
    <Answer of={read} wait="detail" gone={over}>
      {(trip) => <Trip trip={trip} />}
    </Answer>
  )
}

/** What a consignee sees of one service by its link: no amount, no telephone. Decisions §14. */
export const TrackingScreen = ({ token }: { token: string }) => (
  <>
    <LineBanner />
    <div className={styles.page}>
      <header className={styles.brand}>
        <BrandMark sizePx={32} /> {useHouseLook().name}
      </header>
      <main className={styles.main}>
        <Body token={token} />
      </main>
    </div>
  </>
)
