import { Avatar } from 'antd'
import { Link } from 'react-router'
import { Lacking } from '#features/vehicles/LaterFacts.tsx'
import { formatDay, formatWeight } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { Plate } from '#shared/plain/Plate.tsx'
import { Stars } from '#shared/plain/Stars.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import { Thumbnails } from '#shared/ui/Thumbnails.tsx'
import type { Vehicle } from './review-draft.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'
import styles from './vehicle.module.css'

const Owner = ({ vehicle, isStaff }: { vehicle: Vehicle; isStaff: boolean }) => {
  const { _id, name, image, score } = vehicle.user
  return (
    <div className={styles.owner}>
      <Avatar size={56} src={image ?? undefined} alt="">
        {name.slice(0, 1)}
      </Avatar>
      <div>
        <small className={styles.faint}>{texts.owner}</small>
        <strong className={styles.name}>
          {isStaff ? <Link to={paths.userDetail(_id)}>{name}</Link> : name}
        </strong>
        <Stars score={score} />
      </div>
    </div>
  )
}

const factsOf = (vehicle: Vehicle) => {
  const { fields } = texts
  return [
    { label: fields.type, value: vehicle._idTypeVehicle.name },
    { label: fields.capacity, value: formatWeight(vehicle.loadingCapacityKg) },
    { label: fields.brand, value: vehicle.brand },
    { label: fields.plate, value: vehicle.licensePlate },
    { label: fields.model, value: vehicle.model },
    { label: fields.body, value: vehicle.bodyWork.name },
    { label: fields.service, value: vehicle.service ? texts.services[vehicle.service] : texts.notTold },
    {
      label: fields.registeredOn,
      value: vehicle.registeredOn ? formatDay(vehicle.registeredOn) : texts.notTold,
    },
    ...(vehicle.trailerPlate ? [{ label: fields.trailer, value: vehicle.trailerPlate }] : []),
    { label: fields.since, value: <When at={vehicle.createdAt} isDayOnly /> },
  ]
}

/** Whose it is, what it is, how it looks. Spec §2 "Vehicle detail". */
export const VehicleSummary = ({ vehicle, isStaff }: { vehicle: Vehicle; isStaff: boolean }) => {
  const { licensePlate, images, isActive } = vehicle
  return (
    <section className={styles.panel} aria-label={texts.titleOf(licensePlate)}>
      <div className={styles.head}>
        <Owner vehicle={vehicle} isStaff={isStaff} />
        <div className={styles.marks}>
          <Plate plate={licensePlate} isPrivate={vehicle.service === 'particular'} />
          <StateTag tone={isActive ? 'good' : 'off'}>{isActive ? texts.active : texts.inactive}</StateTag>
        </div>
      </div>
      <DetailList details={factsOf(vehicle)} />
      {isStaff && <Lacking vehicle={vehicle} />}
      <h2 className={styles.title}>{texts.photos}</h2>
      {images.length > 0 ? (
        <Thumbnails images={images.map((url) => ({ url, name: texts.photo(licensePlate) }))} />
      ) : (
        <p className={styles.none}>{texts.noPhotos}</p>
      )}
    </section>
  )
}
