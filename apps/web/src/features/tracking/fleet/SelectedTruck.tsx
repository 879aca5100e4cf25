import type { Truck } from '@arriero/contract/places/tracking'
import { Link } from 'react-router'
import { nearText, type FleetWay } from './fleet-way.ts'
import { fleetTexts as texts } from './fleet.texts.ts'
import { TruckFacts } from './TruckFacts.tsx'
import styles from './fleet.module.css'

interface SelectedTruckProps {
  truck: Truck | undefined
  /** Of the truck, once it is read. */
  way: FleetWay | undefined
  now: number
  /** Address of its service. */
  href: string
  onClose: () => void
}

/** The truck picked on the map or in the list, wherever in the list it stands. */
export const SelectedTruck = ({ truck, way, now, href, onClose }: SelectedTruckProps) => (
  <div aria-live="polite">
    {truck && (
      <section className={styles.chosen} aria-label={texts.chosen}>
        <TruckFacts truck={truck} now={now} near={nearText(truck, way)} />
        <div className={styles.rowActs}>
          <Link className={styles.rowAct} to={href}>
            {texts.open}
          </Link>
          <button type="button" className={styles.rowAct} onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </section>
    )}
  </div>
)
