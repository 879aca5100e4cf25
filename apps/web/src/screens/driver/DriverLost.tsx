import { Link } from 'react-router'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { driverTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import styles from './trips/trip.module.css'

interface LostProps {
  title?: string
  text?: string
}

/** Unknown addresses, and trips that are not this driver's. */
export const DriverLost = ({ title = driverTexts.lostTitle, text = driverTexts.lostText }: LostProps) => (
  <>
    <h1 className="visually-hidden">{title}</h1>
    <EmptyState
      drawing="signpost"
      title={title}
      text={text}
      action={
        <Link to={driverPaths.trips} className={styles.linkButton}>
          {driverTexts.goTrips}
        </Link>
      }
    />
  </>
)
