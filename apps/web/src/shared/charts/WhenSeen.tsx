import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useSeen } from '#shared/use-seen.ts'
import styles from './charts.module.css'

/** Keeps a chart's place; its code comes when the place is on screen. What it shows stands in words beside it. */
export const WhenSeen = ({ heightPx, children }: { heightPx: number; children: ReactNode }) => {
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  return (
    <div ref={ref} className={styles.frame} style={{ minHeight: heightPx }} aria-hidden="true">
      {isSeen && <Suspense fallback={<Skeleton shape="map" heightPx={heightPx} />}>{children}</Suspense>}
    </div>
  )
}
