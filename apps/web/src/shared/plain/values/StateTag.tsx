import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import styles from './values.module.css'

/** How things stand: good, wanting somebody's look, bad, or out of use. */
export type StateTone = 'good' | 'waiting' | 'bad' | 'off'

const icons: Readonly<Record<StateTone, IconName>> = {
  good: 'checkCircle',
  waiting: 'clock',
  bad: 'alert',
  off: 'ban',
}

interface StateTagProps {
  tone: StateTone
  /** In place of the tone's icon. */
  mark?: ReactNode
  children: ReactNode
}

/** The state of a person, vehicle or paper; a service's own is `StatusTag`. */
export const StateTag = ({ tone, mark, children }: StateTagProps) => (
  <span className={styles.tag} data-tone={tone}>
    {mark ?? <Icon name={icons[tone]} sizePx={14} />}
    {children}
  </span>
)
