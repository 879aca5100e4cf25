import { Link, useLocation } from 'react-router'
import type { Trip } from '#features/trips/trip.ts'
import { useProposedArrival } from '#features/trips/use-proposed-arrival.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { arrivalTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import styles from './DriverShell.module.css'

/** Leads to the question of an arrival from any other screen. `trip`: the one whose truck is followed. */
export const ArrivalStrip = ({ trip }: { trip: Trip | undefined }) => {
  const arrival = useProposedArrival(trip)
  const { pathname } = useLocation()
  const isAsked = trip && arrival && pathname !== driverPaths.trip(trip.id)
  return (
    <div role="status">
      {isAsked && (
        <div className={styles.strip}>
          <Icon name="pin" sizePx={20} />
          <strong className={styles.stripText}>{arrivalTexts[arrival.milestone].strip}</strong>
          <Link className={styles.stripLink} to={driverPaths.trip(trip.id)}>
            {arrivalTexts.answer}
          </Link>
        </div>
      )}
    </div>
  )
}
