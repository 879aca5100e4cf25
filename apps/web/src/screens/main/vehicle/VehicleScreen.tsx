import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/calendar'
import { Link, useParams } from 'react-router'
import { credentialsTexts } from '#features/credentials/credentials.texts.ts'
import { DocumentsAccordion } from '#features/credentials/DocumentsAccordion.tsx'
import { MissingPapers } from '#features/credentials/MissingPapers.tsx'
import { TurnDownPaper } from '#features/credentials/TurnDownPaper.tsx'
import { AssociatedServices } from '#features/orders/AssociatedServices.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { useRead } from '#shared/api/queries.ts'
import { formatPlate } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Gone } from '#shared/plain/EmptyState.tsx'
import type { Vehicle } from './review-draft.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import { SaveBar } from '#features/credentials/SaveBar.tsx'
import { OwnPapers } from '#features/credentials/OwnPapers.tsx'
import { LaterFacts } from '#features/vehicles/LaterFacts.tsx'
import { askedPapers, otherPapers } from '#features/vehicles/asked-papers.ts'
import { useNow } from '#shared/use-now.ts'
import { useReview } from './use-review.ts'
import { VehicleSummary } from './VehicleSummary.tsx'
import { vehicleTexts as texts } from './vehicle.texts.ts'
import { CargoRequests } from './CargoRequests.tsx'
import styles from './vehicle.module.css'

/** For its enterprise: what it may carry, its papers, and newer versions of them. */
const OwnVehicle = ({ vehicle }: { vehicle: Vehicle }) => {
  const asked = askedPapers(vehicle, bogotaDay(new Date(useNow())))
  return (
    <section className={styles.panel} aria-label={texts.documents}>
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
    </section>
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
  const review = useReview(vehicle)
  return (
    <>
      <div className={styles.columns}>
        <VehicleSummary vehicle={vehicle} isStaff />
        <div className={styles.side}>
          <ReviewPanel vehicle={vehicle} review={review} />
          <section className={styles.panel} aria-label={texts.documents}>
            <h2 className={styles.title}>{texts.documents}</h2>
            <DocumentsAccordion
              documents={vehicle.documents}
              changes={review.draft.papers}
              reasons={review.draft.reasons}
              missing={<MissingPapers holder={{ vehicleId: vehicle._id }} />}
              onChange={review.judge}
              isBusy={review.isBusy}
              actionOf={(paper) =>
                paper.isWaiting && (
                  <TurnDownPaper
                    holder={{ vehicleId: vehicle._id }}
                    paper={paper}
                    whyNot={review.count > 0 ? credentialsTexts.turnDown.unsaved : undefined}
                  />
                )
              }
            />
          </section>
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
