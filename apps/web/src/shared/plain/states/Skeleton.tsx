import { useIsLineDown } from '#shared/line/line.ts'
import { AwaitsLine } from './AwaitsLine.tsx'
import { plainTexts } from '../plain.texts.ts'
import styles from './Skeleton.module.css'

/** The final shapes that screens wait in, so that nothing jumps when the data comes. */
export type WaitingShape = 'table' | 'cards' | 'detail' | 'map' | 'lines' | 'figures' | 'items'

const counts: Readonly<Record<WaitingShape, number>> = {
  table: 8,
  cards: 4,
  detail: 9,
  map: 1,
  lines: 4,
  figures: 5,
  items: 6,
}

export interface SkeletonProps {
  shape: WaitingShape
  count?: number
  /** Of one block, where its final height is known to be another than the shape's usual one. */
  heightPx?: number
}

const Shape = ({ shape, count = counts[shape], heightPx }: SkeletonProps) => (
  <div className={styles.waiting} role="status">
    <span className="visually-hidden">{plainTexts.waiting}</span>
    <div className={styles.shape} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.block} style={{ height: heightPx }} />
      ))}
    </div>
    <p className={styles.slow}>{plainTexts.slow}</p>
  </div>
)

/** Shows itself after 300 ms; after 5 s it says in words that it is still trying, and without a line that it waits for one. */
export const Skeleton = (props: SkeletonProps) => (useIsLineDown() ? <AwaitsLine /> : <Shape {...props} />)
