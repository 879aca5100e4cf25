import type { VehiclePapersState } from '@arriero/domain/papers/credentials'
import { Link } from 'react-router'
import type { VehicleCard as Vehicle } from '#features/vehicles/vehicle-words.ts'
import { vehiclesTexts } from '#features/vehicles/vehicles.texts.ts'
import { VehicleDrawing } from '#shared/drawings/VehicleDrawing.tsx'
import { drawingOf } from '#shared/drawings/vehicle-drawings.ts'
import { formatWeight } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import { vehiclesScreenTexts as texts } from './vehicles-screen.texts.ts'
import styles from './vehicles.module.css'

const tones: Record<VehiclePapersState, StateTone> = {
  missing: 'bad',
  expired: 'bad',
  waiting: 'waiting',
  expiring: 'waiting',
  valid: 'good',
}

/** The drawing stands there until the picture has come, and where there is none. */
const Picture = ({ vehicle, typeKey }: { vehicle: Vehicle; typeKey: string }) => {
  const [first] = vehicle.images
  return (
    <span className={styles.picture}>
      <VehicleDrawing name={drawingOf(typeKey)} heightPx={64} />
      {first !== undefined && <img src={first} alt={texts.photoOf(vehicle.licensePlate)} loading="lazy" />}
    </span>
  )
}

interface VehicleCardProps {
  vehicle: Vehicle
  /** Of its type, for the drawing that stands where there is no picture. */
  typeKey: string
}

/** One vehicle: how it looks, whether it works, how its papers stand. Spec §2 "Vehicle cards". */
export const VehicleCard = ({ vehicle, typeKey }: VehicleCardProps) => {
  const { licensePlate, isActive, papers, service, trailerPlate, lacking } = vehicle
  return (
    <li className={styles.card}>
      <Picture vehicle={vehicle} typeKey={typeKey} />
      <div className={styles.words}>
        <h2 className={styles.head}>
          <Plate plate={licensePlate} isPrivate={service === 'particular'} />
          <StateTag tone={isActive ? 'good' : 'off'}>{isActive ? texts.active : texts.inactive}</StateTag>
        </h2>
        <p className={styles.name}>
          {vehicle.brand} {vehicle.model}
        </p>
        <p className={styles.facts}>
          {vehicle._idTypeVehicle.name} · {vehicle.bodyWork.name} · {formatWeight(vehicle.loadingCapacityKg)}
          {trailerPlate && ` · ${texts.trailer(trailerPlate)}`}
        </p>
        <StateTag tone={tones[papers]}>{vehiclesTexts.papers[papers]}</StateTag>
        {lacking.length > 0 && <StateTag tone="bad">{vehiclesTexts.lacking(lacking)}</StateTag>}
        <Link
          className={styles.link}
          to={paths.vehicleDetail(licensePlate)}
          aria-label={texts.detailOf(licensePlate)}
        >
          {texts.detail}
        </Link>
      </div>
    </li>
  )
}
