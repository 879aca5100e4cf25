import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { usersTexts as texts } from './users.texts.ts'
import styles from './users.module.css'

interface PlateLinksProps {
  vehicles: readonly { _id: string; licensePlate: string }[]
  /** Of them all; the first ones are shown. */
  count?: number
}

/** Plates that lead to their vehicle, or that there is none. Spec §2 "Drivers", "Companies". */
export const PlateLinks = ({ vehicles, count = vehicles.length }: PlateLinksProps) => {
  if (vehicles.length === 0) return <span className={styles.muted}>{texts.noVehicles}</span>
  return (
    <span className={styles.plates}>
      {vehicles.map(({ _id, licensePlate }) => (
        <Link key={_id} to={paths.vehicleDetail(licensePlate)}>
          <Plate plate={licensePlate} />
        </Link>
      ))}
      {count > vehicles.length && <span className={styles.muted}>{texts.more(count - vehicles.length)}</span>}
    </span>
  )
}
