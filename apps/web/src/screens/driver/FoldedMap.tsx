import { type ReactNode, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { driverTexts } from './driver.texts.ts'
import styles from './folded-map.module.css'

interface FoldedMapProps {
  /** Drawn only when asked for: its code and data cost a driver's megabytes. */
  draw: () => ReactNode
  /** What stands below, folded or not. */
  children?: ReactNode
}

export const FoldedMap = ({ draw, children }: FoldedMapProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.map}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon name="map" sizePx={24} />
          {driverTexts.map}
        </summary>
        {isOpen && <div className={styles.drawn}>{draw()}</div>}
      </details>
      {children}
    </div>
  )
}
