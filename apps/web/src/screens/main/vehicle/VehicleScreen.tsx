import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { Link, useParams } from 'react-router'
import { BaseMap } from '#features/places/BaseMap.tsx'
import { ReviewedPapers } from '#features/papers/ReviewedPapers.tsx'
import { AssociatedServices } from '#features/orders/detail/AssociatedServices.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { useRead } from '#shared/api/queries.ts'
import { formatPlate, formatDay, formatWeight } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import type { Vehicle } from './review-draft.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import { SaveBar } from '#features/papers/SaveBar.tsx'
import { SignalsPanel } from '#features/signals/SignalsPanel.tsx'
import { OwnPapers } from '#features/papers/OwnPapers.tsx'
import { LaterFacts, Lacking } from '#features/vehicles/LaterFacts.tsx'
import { askedPapers, otherPapers } from '#features/vehicles/asked-papers.ts'
import { useNow } from '#shared/use-now.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { Stars } from '#shared/plain/values/Stars.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { Thumbnails } from '#shared/ui/images/Thumbnails.tsx'
import { useVehicleReview } from './use-vehicle-review.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'
import { CargoRequests } from './CargoRequests.tsx'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './vehicle.module.css'

const Owner = ({ vehicle, isStaff }: { vehicle: Vehicle; isStaff: boolean }) => {
  const { _id, name, image, score } = vehicle.user
  return (
    <div className={styles.owner}>
      <Portrait person={{ name, image }} sizePx={56} />
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
const VehicleSummary = ({ vehicle, isStaff }: { vehicle: Vehicle; isStaff: boolean }) => {
  const { licensePlate, images, isActive } = vehicle
  return (
    <Panel aria-label={texts.titleOf(licensePlate)}>
      <div className={styles.head}>
        <Owner vehicle={vehicle} isStaff={isStaff} />
        <div className={styles.marks}>
          <Plate plate={licensePlate} isPrivate={vehicle.service === 'particular'} />
          <StateTag tone={isActive ? 'good' : 'off'}>{isActive ? texts.active : texts.inactive}</StateTag>
        </div>
      </div>
      <DetailList details={factsOf(vehicle)} />
      <BaseMap base={vehicle.base} />
      {isStaff && <Lacking vehicle={vehicle} />}
      <h2 className={styles.title}>{texts.photos}</h2>
      {images.length > 0 ? (
        <Thumbnails images={images.map((url) => ({ url, name: texts.photo(licensePlate) }))} />
      ) : (
        <p className={styles.none}>{texts.noPhotos}</p>
      )}
    </Panel>
  )
}

/** For its enterprise: what it may carry, its papers, and newer versions of them. */
const OwnVehicle = ({ vehicle }: { vehicle: Vehicle }) => {
  const asked = askedPapers(vehicle, bogotaDay(new Date(useNow())))
  return (
    <Panel aria-label={texts.documents}>
      <LaterFacts key={vehicle._id} vehicle={vehicle} />
      <CargoRequests vehicle={vehicle} kinds={[...asked, ...otherPapers]} />
      <h2 className={styles.title}>{texts.documents}</h2>
      <OwnPapers
        holder={{ vehicleId: vehicle._id }}
        name={vehicle.licensePlate}
        documents={vehicle.documents}
        asked={asked}
        others={otherPapers}
      />
    </Panel>
  )
}

const Services = ({ vehicle }: { vehicle: Vehicle }) => (
  <section className={styles.wide}>
    <h2 className={styles.title}>{texts.associated}</h2>
    <AssociatedServices of={{ licensePlate: vehicle.licensePlate }} />
  </section>
)

/** For staff: everything with its decisions, saved all at once. */
const Reviewed = ({ vehicle }: { vehicle: Vehicle }) => {
  const review = useVehicleReview(vehicle)
  return (
    <>
      <div className={styles.columns}>
        <VehicleSummary vehicle={vehicle} isStaff />
        <div className={styles.side}>
          <ReviewPanel vehicle={vehicle} review={review} />
          <SignalsPanel about={vehicle._id} />
          <Panel title={texts.documents}>
            <ReviewedPapers
              holder={{ vehicleId: vehicle._id }}
              documents={vehicle.documents}
              review={review}
            />
          </Panel>
        </div>
      </div>
      <SaveBar review={review} />
      <Services vehicle={vehicle} />
    </>
  )
}

/** For its enterprise: what it is, and the papers it may bring. */
const Seen = ({ vehicle }: { vehicle: Vehicle }) => (
  <>
    <div className={styles.columns}>
      <VehicleSummary vehicle={vehicle} isStaff={false} />
      <OwnVehicle vehicle={vehicle} />
    </div>
    <Services vehicle={vehicle} />
  </>
)

/** A vehicle: its owner, papers, permissions and services. Spec §2 "Vehicle detail". */
export default function VehicleScreen() {
  const { licensePlate = '' } = useParams()
  const { rol } = useProfile()
  const plate = formatPlate(licensePlate)
  const read = useRead(
    api.vehicles.detail,
    { params: { licensePlate: plate } },
    // What is judged is what is there now, not what was a moment ago.
    { refetchEveryMs: freshEveryMs, staleTimeMs: 0 },
  )
  const Shown = rol === 'administrator' ? Reviewed : Seen
  const back = <Link to={paths.home}>{texts.back}</Link>
  return (
    <>
      <PageHead
        title={texts.title}
        help={texts.titleOf(plate)}
        action={rol === 'enterprise' && <Link to={paths.vehicles}>{texts.toVehicles}</Link>}
      />
      <Answer of={read} wait="detail" gone={<Gone title={texts.goneTitle} text={texts.gone} action={back} />}>
        {(vehicle) => <Shown key={vehicle._id} vehicle={vehicle} />}
      </Answer>
    </>
  )
}
