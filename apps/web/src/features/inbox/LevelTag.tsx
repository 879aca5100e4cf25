import { inboxLevelTexts } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { formatRelative } from '#shared/format.ts'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import { useNow } from '#shared/use-now.ts'
import styles from './inbox.module.css'

const tones = { over: 'bad', now: 'bad', today: 'waiting', later: 'off' } as const satisfies Record<
  InboxItem['level'],
  StateTone
>

/** How near the harm is, and by when. */
export const LevelTag = ({ item }: { item: InboxItem }) => {
  const now = useNow()
  return (
    <span>
      <StateTag tone={tones[item.level]}>{inboxLevelTexts[item.level]}</StateTag>
      <span className={styles.muted}> {formatRelative(item.harmAt, now)}</span>
    </span>
  )
}
