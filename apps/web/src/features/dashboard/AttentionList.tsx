import { api } from '@arriero/contract'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { attentionItems } from './attention-items.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { WaitItems } from './WaitItems.tsx'

const texts = dashboardTexts.attention
const everyMinuteMs = 60_000

/** What waits for an administrator now, each with the way to its filtered list. */
export const AttentionList = () => {
  const { data, error, refetch } = useRead(api.dashboard.attention, {}, { refetchEveryMs: everyMinuteMs })
  return (
    <Card title={texts.title}>
      {data ? (
        <WaitItems items={attentionItems(data)} />
      ) : error ? (
        <ReadFailed title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="items" />
      )}
    </Card>
  )
}
