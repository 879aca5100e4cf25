import { Suspense } from 'react'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
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

/** The map's code loads when this is first shown. */
export const FleetMap = ({ hasFailed, ...props }: FleetMapProps & { hasFailed: boolean }) =>
  hasFailed ? (
    <p className={styles.failed} role="status">
      {texts.failed}
    </p>
  ) : (
    <figure className={styles.figure} aria-label={texts.map}>
      <div className={styles.frame}>
        <Suspense fallback={<Skeleton shape="map" />}>
          <FleetCanvas {...props} />
        </Suspense>
      </div>
      <figcaption>
        <Legend hasWay={props.way !== undefined} />
      </figcaption>
    </figure>
  )
