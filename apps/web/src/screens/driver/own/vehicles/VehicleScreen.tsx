import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Link, useParams } from 'react-router'
import { LaterFacts } from '#features/vehicles/LaterFacts.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatPlate, formatWeight } from '#shared/format.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { vehiclesTexts as texts } from '../own.texts.ts'
import { VehiclePapers } from './VehiclePapers.tsx'
import styles from '../own.module.css'
import parts from '#screens/driver/parts.module.css'

type Vehicle = ReplyOf<typeof api.vehicles.detail>

const Found = ({ vehicle }: { vehicle: Vehicle }) => (
  <>
    <h1 className={parts.title}>{formatPlate(vehicle.licensePlate)}</h1>
    <div>
      <StateTag tone={vehicle.isActive ? 'good' : 'waiting'}>
        {vehicle.isActive ? texts.active : texts.inactive}
      </StateTag>
    </div>
    {vehicle.images.map((image, index) => (
      <img key={image} className={styles.photo} src={image} alt={texts.photo(index + 1)} loading="lazy" />
    ))}
    <DetailList
      details={[
        { label: texts.facts.type, value: vehicle._idTypeVehicle.name },
        { label: texts.facts.brand, value: `${vehicle.brand} ${vehicle.model}` },
        { label: texts.facts.body, value: vehicle.bodyWork.name },
        { label: texts.facts.capacity, value: formatWeight(vehicle.loadingCapacityKg) },
        {
          label: texts.facts.cargo,
          value: vehicle.permissions.map(({ name }) => name).join(', '),
          isWide: true,
        },
        ...(vehicle.trailerPlate ? [{ label: texts.facts.trailer, value: vehicle.trailerPlate }] : []),
      ]}
    />
    <LaterFacts key={vehicle._id} vehicle={vehicle} />
    <VehiclePapers vehicle={vehicle} />
  </>
)

/** One truck of the driver's own, with its papers and their renewal. */
const VehicleScreen = () => {
  const { licensePlate = '' } = useParams()
  return (
    <div className={parts.page}>
      <Link to={driverPaths.vehicles} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <Answer of={useRead(api.vehicles.detail, { params: { licensePlate } })} wait="detail">
        {(vehicle) => <Found vehicle={vehicle} />}
      </Answer>
    </div>
  )
}

export default VehicleScreen
