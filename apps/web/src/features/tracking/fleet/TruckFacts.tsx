import type { Truck } from '@arriero/contract/places/tracking'
import { formatDateTime, formatLate, formatNumber, formatRelative } from '#shared/format.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { fleetTexts as texts } from './fleet.texts.ts'
import styles from './fleet.module.css'

/** By its way where that is known, else by the town. */
const whereabouts = ({ position, near }: Truck, onWay: string | undefined, now: number): string =>
  position
    ? [
        onWay ?? (near && texts.near(near)),
        formatRelative(position.at, now),
        position.speedKmh === null ? '' : texts.speed(formatNumber(position.speedKmh)),
      ]
        .filter(Boolean)
        .join(' · ')
    : texts.noPosition

interface TruckFactsProps {
  truck: Truck
  now: number
  /** Where on its way it is, where that is known. */
  near?: string | undefined
}

/** Which truck it is, where it goes, who drives it, and when its phone last spoke. An enterprise knows its own name. */
export const TruckFacts = ({ truck, now, near }: TruckFactsProps) => {
  const { licensePlate, driver, carrier, origin, destination, step, isSilent, isOffRoute, isLate } = truck
  const { lateMinutes, expectedAt } = truck
  const { _id: viewerId } = useProfile()
  const isCarrierTold = carrier._id !== driver._id && carrier._id !== viewerId
  return (
    <>
      <div className={styles.rowHead}>
        {licensePlate ? <Plate plate={licensePlate} /> : <span>{texts.noPlate}</span>}
        <StateTag tone="good">{texts.steps[step]}</StateTag>
        {isSilent && <StateTag tone="off">{texts.silent}</StateTag>}
        {isLate && (
          <StateTag tone="waiting">{lateMinutes > 0 ? formatLate(lateMinutes) : texts.late}</StateTag>
        )}
        {isOffRoute && <StateTag tone="bad">{texts.offRoute}</StateTag>}
      </div>
      <p className={styles.way}>{texts.way(origin, destination)}</p>
      <p className={styles.who}>
        {driver.name}
        {isCarrierTold && ` · ${carrier.name}`}
      </p>
      {expectedAt && <p className={`tabular ${styles.who}`}>{texts.expected(formatDateTime(expectedAt))}</p>}
      <p className={`tabular ${styles.who}`}>{whereabouts(truck, near, now)}</p>
    </>
  )
}
