import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { vehicleWords } from '#features/vehicles/vehicle-words.ts'
import { Pages } from '#shared/api/Answer.tsx'
import { usePages } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import requests from '#screens/driver/requests.module.css'
import trips from '#screens/driver/trips.module.css'
import { papersTexts, vehiclesTexts as texts } from '../own.texts.ts'
import styles from '../own.module.css'
import parts from '#screens/driver/parts.module.css'

const useVehicles = () => {
  const { _id } = useProfile()
  return usePages(api.vehicles.all, { params: { enterpriseId: _id }, query: { limit: 20 } })
}

const Vehicles = ({ read }: { read: ReturnType<typeof useVehicles> }) => (
  <Pages
    of={read}
    wait={{ shape: 'cards', count: 2 }}
    empty={<EmptyState drawing="truck" title={texts.emptyTitle} text={texts.emptyText} />}
  >
    {(vehicles) => (
      <ul className={trips.cards}>
        {vehicles.map((vehicle) => (
          <li key={vehicle._id}>
            <Link className={trips.card} to={driverPaths.vehicle(vehicle.licensePlate)}>
              {vehicle.images[0] && (
                <img className={styles.photo} src={vehicle.images[0]} alt={texts.photo(1)} />
              )}
              <span className={trips.cardHead}>
                <Plate plate={vehicle.licensePlate} isPrivate={vehicle.service === 'particular'} />
                <StateTag tone={vehicle.isActive ? 'good' : 'waiting'}>
                  {vehicle.isActive ? texts.active : texts.inactive}
                </StateTag>
              </span>
              <span>{vehicleWords(vehicle).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Pages>
)

/** A driver's own trucks, and his own papers; what stands below the trucks comes with them. */
const VehiclesScreen = () => {
  const read = useVehicles()
  return (
    <div className={parts.page}>
      <h1 className={parts.title}>{texts.title}</h1>
      <Vehicles read={read} />
      {!read.isLoading && (
        <>
          <Link className={requests.create} to={driverPaths.newVehicle}>
            <Icon name="plus" sizePx={24} /> {texts.add}
          </Link>
          <Link className={parts.back} to={driverPaths.papers}>
            <Icon name="document" sizePx={22} /> {papersTexts.title}
          </Link>
        </>
      )}
    </div>
  )
}

export default VehiclesScreen
