import { isUnderWay, orderStatus } from '@arriero/domain/orders/orders'
import { useState } from 'react'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useNow } from '#shared/use-now.ts'
import {
  formatBeside,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatRelative,
  formatTime,
} from '#shared/format.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { ordersTexts } from '../orders.texts.ts'
import type { SeenOrder } from '../data/seen-order.ts'
import { useOrderWay, type Location } from './use-order-way.ts'
import { trackingTexts as texts } from './tracking.texts.ts'
import styles from './tracking.module.css'

type Progress = NonNullable<Location['progress']>

/** The hour, and between which hours, where one can tell. */
const etaText = ({ etaAt, earliestAt, latestAt }: Progress): string =>
  earliestAt === null || latestAt === null
    ? formatDateTime(etaAt)
    : texts.between(formatDateTime(etaAt), formatBeside(earliestAt, etaAt), formatBeside(latestAt, etaAt))

const detailsOf = ({ progress, position, arrivals }: Location, now: number): Detail[] => [
  ...(progress
    ? [
        { label: texts.eta[progress.target], value: etaText(progress) },
        { label: texts.promised[progress.target], value: formatDateTime(progress.promisedAt) },
        { label: texts.remaining[progress.target], value: formatDistance(progress.remainingKm) },
      ]
    : []),
  {
    label: texts.seen,
    value: position
      ? texts.seenAt(formatTime(position.at), formatRelative(position.at, new Date(now)))
      : texts.never,
  },
  ...arrivals.map(({ place, at }) => ({ label: texts.arrival[place], value: texts.since(formatTime(at)) })),
]

interface TripProgressProps {
  location: Location
  now: number
}

/** How far the truck is and how old that word is; what is wrong comes first. Decisions §14. */
const TripProgress = ({ location, now }: TripProgressProps) => {
  const { progress, isSilent } = location
  return (
    <section className={styles.progress} aria-label={texts.progress}>
      {isSilent && <p className={styles.warning}>{texts.silent}</p>}
      {progress !== null && progress.lateMinutes > 0 && (
        <p className={styles.late}>
          {texts.late[progress.target](formatDuration(progress.lateMinutes * 60_000))}
        </p>
      )}
      {progress?.isOffRoute && progress.offRouteKm !== null && (
        <p className={styles.warning}>
          {texts.offRoute(formatDistance(progress.offRouteKm), formatTime(progress.reckonedAt))}
        </p>
      )}
      {progress?.cause && <p className={styles.cause}>{texts.cause[progress.cause]}</p>}
      <DetailList details={detailsOf(location, now)} />
    </section>
  )
}

interface RouteMapProps {
  order: SeenOrder
  heightPx?: number
}

/** Origin, destination, route and the driver's live position; the same in words below. Spec §2. */
export const RouteMap = ({ order, heightPx = 420 }: RouteMapProps) => {
  const styleUrl = useMapStyle()
  const { line, passes, truck, near, isOpen, location } = useOrderWay(order)
  const now = useNow()
  const [isFollowing, setFollowing] = useState(false)
  const { origin, destination } = order
  const isRunning = isUnderWay(order.status)
  return (
    <>
      <MapView
        label={ordersTexts.map.label(origin.name, destination.name)}
        styleUrl={styleUrl}
        origin={origin}
        destination={destination}
        truck={truck}
        hasBegun={order.status === orderStatus.running}
        near={near}
        route={line}
        passes={passes}
        distanceKm={order.distanceKm}
        isFollowing={isFollowing}
        heightPx={heightPx}
        now={new Date(now).toISOString()}
      />
      {isOpen && location && <TripProgress location={location} now={now} />}
      {isRunning && (
        <p>
          {truck ? isOpen && ordersTexts.map.live : ordersTexts.map.noPosition}{' '}
          {truck && (
            <Button
              size="small"
              icon="navigation"
              aria-pressed={isFollowing}
              onClick={() => setFollowing(!isFollowing)}
            >
              {isFollowing ? ordersTexts.map.unfollow : ordersTexts.map.follow}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
