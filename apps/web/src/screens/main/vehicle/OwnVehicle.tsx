import { bogotaDay } from '@arriero/domain/calendar'
import { OwnPapers } from '#features/credentials/OwnPapers.tsx'
import { LaterFacts } from '#features/vehicles/LaterFacts.tsx'
import { askedPapers, otherPapers } from '#features/vehicles/asked-papers.ts'
import { useNow } from '#shared/use-now.ts'
import { CargoRequests } from './CargoRequests.tsx'
import type { Vehicle } from './review-draft.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'
import styles from './vehicle.module.css'

/** For its enterprise: what it may carry, its papers, and newer versions of them. */
export const OwnVehicle = ({ vehicle }: { vehicle: Vehicle }) => {
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
