import { Link } from 'react-router'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { driverTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import styles from './trip.module.css'

/** Unknown addresses, and trips that are not this driver's. */
export const DriverLost = () => (
  <>
    <h1 className="visually-hidden">{driverTexts.lostTitle}</h1>
    <EmptyState
      drawing="signpost"
      title={driverTexts.lostTitle}
      text={driverTexts.lostText}
      action={
        <Link to={driverPaths.trips} className={styles.linkButton}>
          {driverTexts.goTrips}
        </Link>
      }
    />
  </>
)
