import type { ReactNode } from 'react'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import { servicesTexts } from './services.texts.ts'
import type { Walk } from './use-walk.ts'
import styles from './services.module.css'

const texts = servicesTexts.walk

interface WalkBarProps {
  walk: Walk
  children?: ReactNode
}

const Place = ({ walk: { position, total, isMore } }: WalkBarProps) => (
  <span className={styles.place} role="status">
    {position === undefined || total === undefined ? texts.outside : texts.place(position, total, isMore)}
  </span>
)

/** Before and after it in its list, and where in it one is. */
export const WalkBar = ({ walk, children }: WalkBarProps) => (
  <nav className={styles.walk} aria-label={texts.label}>
    {children}
    <span className={styles.steps}>
      <Place walk={walk} />
      <ToolButton
        icon="arrowUp"
        label={texts.previous}
        aria-keyshortcuts="k"
        disabled={!walk.previous}
        onClick={walk.previous}
      />
      <ToolButton
        icon="arrowDown"
        label={texts.next}
        aria-keyshortcuts="j"
        disabled={!walk.next}
        onClick={walk.next}
      />
    </span>
  </nav>
)
