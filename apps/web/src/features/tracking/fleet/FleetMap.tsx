import { Suspense } from 'react'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useSeen } from '#shared/use-seen.ts'
import type { FleetMapProps } from './fleet-map-props.ts'
import { fleetTexts as texts } from './fleet.texts.ts'
import styles from './fleet.module.css'

const FleetCanvas = lazyPart(async () => ({ default: (await import('./FleetCanvas.tsx')).FleetCanvas }))

const looks = ['moving', 'late', 'offRoute', 'silent', 'many'] as const
const parts = ['travelled', 'unheard', 'ahead'] as const

const Legend = ({ hasWay }: { hasWay: boolean }) => (
  <ul className={styles.legend} aria-label={texts.legendTitle}>
    {[...looks, ...(hasWay ? parts : [])].map((look) => (
      <li key={look} data-look={look}>
        {texts.legend[look]}
      </li>
    ))}
  </ul>
)

/** Keeps the map's place; its code and its ground come once that is on screen. */
const WhenSeen = (props: FleetMapProps) => {
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  return (
    <div className={styles.frame} ref={ref}>
      {isSeen && (
        <Suspense fallback={<Skeleton shape="map" />}>
          <FleetCanvas {...props} />
        </Suspense>
      )}
    </div>
  )
}

/** Of all trucks; in words where it cannot be drawn. */
export const FleetMap = ({ hasFailed, ...props }: FleetMapProps & { hasFailed: boolean }) =>
  hasFailed ? (
    <p className={styles.failed} role="status">
      {texts.failed}
    </p>
  ) : (
    <figure className={styles.figure} aria-label={texts.map}>
      <WhenSeen {...props} />
      <figcaption>
        <Legend hasWay={props.way !== undefined} />
      </figcaption>
    </figure>
  )
