import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import styles from './values.module.css'

/** Named by what they mean; tags, pie, map and timeline take the same colour from `tokens.ts`. */
export type StatusTone = 'pending' | 'assigned' | 'moving' | 'finished' | 'cancelled'

export const toneIcons: Readonly<Record<StatusTone, IconName>> = {
  pending: 'clock',
  assigned: 'checkCircle',
  moving: 'truck',
  finished: 'flag',
  cancelled: 'ban',
}

interface StatusTagProps {
  tone: StatusTone
  /** Where the state is not a service's. */
  icon?: IconName
  children: ReactNode
}

export const StatusTag = ({ tone, icon = toneIcons[tone], children }: StatusTagProps) => (
  <span className={styles.tag} data-tone={tone}>
    <Icon name={icon} sizePx={14} />
    <span>{children}</span>
  </span>
)
