import type { ReactNode } from 'react'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import { servicesTexts } from './services.texts.ts'
import type { Walk } from './use-walk.ts'
import styles from './services.module.css'

const texts = servicesTexts.walk

/** What the rows of the list are called; services unless told. */
interface WalkWords {
  label: string
  previous: string
  next: string
}

interface WalkBarProps {
  walk: Walk
  words?: WalkWords
  children?: ReactNode
}

const Place = ({ walk: { position, total, isMore } }: Pick<WalkBarProps, 'walk'>) => (
  <span className={styles.place} role="status">
    {position === undefined || total === undefined ? texts.outside : texts.place(position, total, isMore)}
  </span>
)

/** Before and after it in its list, and where in it one is. */
export const WalkBar = ({ walk, words = texts, children }: WalkBarProps) => (
  <nav className={styles.walk} aria-label={words.label}>
    {children}
    <span className={styles.steps}>
      <Place walk={walk} />
      <ToolButton
        icon="arrowUp"
        label={words.previous}
        aria-keyshortcuts="k"
        disabled={!walk.previous}
        onClick={walk.previous}
      />
      <ToolButton
        icon="arrowDown"
        label={words.next}
        aria-keyshortcuts="j"
        disabled={!walk.next}
        onClick={walk.next}
      />
    </span>
  </nav>
)
