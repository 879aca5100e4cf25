import { eventTexts } from '@arriero/contract/es/order-events'
import { Card } from '#shared/plain/Card.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Tag } from '#shared/plain/values/Tag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { integrationsTexts } from './integrations.texts.ts'
import { WebhookActs, type WebhookActsProps } from './WebhookActs.tsx'
import type { Webhook } from './webhook.ts'
import styles from './integrations.module.css'

const texts = integrationsTexts.webhooks

const WebhookState = ({ isActive, failingSince }: Webhook) => {
  if (!isActive) return <StateTag tone="off">{texts.stopped}</StateTag>
  if (failingSince !== null) return <StateTag tone="bad">{texts.failing}</StateTag>
  return <StateTag tone="good">{texts.active}</StateTag>
}

/** One webhook: where to, of what, whether it arrives. */
export const WebhookCard = (props: WebhookActsProps) => {
  const { webhook } = props
  const { url, events, stoppedBecause, lastDeliveredAt, failingSince, previousSecretUntil } = webhook
  return (
    <Card title={<span className={styles.address}>{url}</span>} aside={<WebhookState {...webhook} />}>
      {stoppedBecause !== null && <Notice kind="error" title={texts.stoppedWhy[stoppedBecause]} />}
      <div className={styles.tags}>
        {events.map((event) => (
          <Tag key={event}>{eventTexts[event]}</Tag>
        ))}
      </div>
      <DetailList
        details={[
          { label: texts.lastDelivered, value: <When at={lastDeliveredAt} missing={texts.noneDelivered} /> },
          ...(failingSince === null
            ? []
            : [{ label: texts.failingSince, value: <When at={failingSince} /> }]),
          ...(previousSecretUntil === null
            ? []
            : [{ label: texts.secretUntil, value: <When at={previousSecretUntil} /> }]),
        ]}
      />
      <WebhookActs {...props} />
    </Card>
  )
}
