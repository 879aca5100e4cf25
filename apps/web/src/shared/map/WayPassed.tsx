import type { Passes } from '@arriero/contract/places/route-shape'
import { formatDistance } from '#shared/format.ts'
import { wayCredits } from './ground/ground.texts.ts'
import { mapTexts } from './map.texts.ts'
import { passedOf } from './passed.ts'
import styles from './map.module.css'

interface WayPassedProps {
  passes: Passes
  /** Nothing else shows them: they stand open. */
  isOpen: boolean
  isCredited?: boolean | undefined
}

/** Towns and tolls of a way with their kilometres: what the map shows, for who cannot see it or has none. */
export const WayPassed = ({ passes, isOpen, isCredited = false }: WayPassedProps) => {
  const passed = passedOf(passes)
  if (passes.noRoad) return <p className={styles.noRoad}>{mapTexts.noRoad}</p>
  if (passed.length === 0) return null
  const towns = passed.filter(({ kind }) => kind === 'town').length
  return (
    <details className={styles.passed} open={isOpen}>
      <summary>{mapTexts.passed(towns, passed.length - towns)}</summary>
      <div className={styles.passedList} tabIndex={0} role="group" aria-label={mapTexts.way}>
        <ol>
          {passed.map(({ kind, name, alongKm }) => (
            <li key={`${kind} ${name} ${alongKm}`} data-kind={kind}>
              <span>{kind === 'toll' ? mapTexts.toll(name) : name}</span>
              <span>{mapTexts.atKm(formatDistance(alongKm))}</span>
            </li>
          ))}
        </ol>
      </div>
      {isOpen && !isCredited && <p className={styles.credits}>{mapTexts.source(wayCredits)}</p>}
    </details>
  )
}
