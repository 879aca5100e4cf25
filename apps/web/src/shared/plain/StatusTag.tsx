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

export const StatusTag = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className={styles.status} data-tone={tone}>
    <Icon name={toneIcons[tone]} sizePx={14} />
    <span>{children}</span>
  </span>
)
