import {
  formatArrival,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatRelative,
  formatTime,
} from '#shared/format.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import type { Location } from './use-order-way.ts'
import { trackingTexts as texts } from './tracking.texts.ts'
import styles from './tracking.module.css'

const detailsOf = ({ progress, position, arrivals }: Location, now: number): Detail[] => [
  ...(progress
    ? [
        { label: texts.eta[progress.target], value: formatArrival(progress) },
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
export const TripProgress = ({ location, now }: TripProgressProps) => {
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
