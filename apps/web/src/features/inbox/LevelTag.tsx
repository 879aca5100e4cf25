import { inboxLevelTexts } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { formatRelative } from '#shared/format.ts'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { useNow } from '#shared/use-now.ts'

const tones = { over: 'bad', now: 'bad', today: 'waiting', later: 'good' } as const satisfies Record<
  InboxItem['level'],
  StateTone
>

/** How near the harm is, and by when. */
export const LevelTag = ({ item }: { item: InboxItem }) => (
  <TwoLines note={formatRelative(item.harmAt, useNow())}>
    <StateTag tone={tones[item.level]}>{inboxLevelTexts[item.level]}</StateTag>
  </TwoLines>
)
