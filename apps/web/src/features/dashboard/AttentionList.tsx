import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Card } from '#shared/plain/Card.tsx'
import { attentionItems } from './attention-items.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { WaitItems } from './WaitItems.tsx'

const texts = dashboardTexts.attention
const everyMinuteMs = 60_000

/** What waits for an administrator now, each with the way to its filtered list. */
export const AttentionList = () => (
  <Card title={texts.title}>
    <Answer
      of={useRead(api.dashboard.attention, {}, { refetchEveryMs: everyMinuteMs })}
      wait="items"
      failed={texts.failed}
    >
      {(waiting) => <WaitItems items={attentionItems(waiting)} />}
    </Answer>
  </Card>
)
