import { bogotaDay } from '@arriero/domain/calendar'
import { vehiclePapers } from '@arriero/domain/credentials'
import { needsInspection } from '@arriero/domain/new-vehicle'
import { cargoPaperKinds, type BroughtKind } from '@arriero/domain/paper-rules'
import { OwnPapers } from '#features/credentials/OwnPapers.tsx'
import { services } from '#features/vehicles/new/vehicle-checks.ts'
import { useNow } from '#shared/use-now.ts'
import { CargoRequests } from './CargoRequests.tsx'
import type { Vehicle } from './review-draft.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'
import styles from './vehicle.module.css'

/** The inspection is asked for from its day on, and may be brought before. */
const askedOf = ({ registeredOn, service }: Vehicle, today: string): BroughtKind[] =>
  vehiclePapers.filter(
    (kind) => kind !== 'inspection' || needsInspection({ registeredOn, service: services[service] }, today),
  )

const others: readonly BroughtKind[] = ['inspection', ...cargoPaperKinds]

/** For its enterprise: what it may carry, its papers, and newer versions of them. */
export const OwnVehicle = ({ vehicle }: { vehicle: Vehicle }) => {
  const asked = askedOf(vehicle, bogotaDay(new Date(useNow())))
  return (
    <section className={styles.panel} aria-label={texts.documents}>
      <CargoRequests vehicle={vehicle} kinds={[...asked, ...others]} />
      <h2 className={styles.title}>{texts.documents}</h2>
      <OwnPapers
        holder={{ vehicleId: vehicle._id }}
        name={vehicle.licensePlate}
        documents={vehicle.documents}
        asked={asked}
        others={others}
      />
    </section>
  )
}
