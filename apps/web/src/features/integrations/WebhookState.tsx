import { StateTag } from '#shared/plain/StateTag.tsx'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'

const texts = integrationsTexts.webhooks

export const WebhookState = ({ isActive, failingSince }: Webhook) => {
  if (!isActive) return <StateTag tone="off">{texts.stopped}</StateTag>
  if (failingSince !== null) return <StateTag tone="bad">{texts.failing}</StateTag>
  return <StateTag tone="good">{texts.active}</StateTag>
}
