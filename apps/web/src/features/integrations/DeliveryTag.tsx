import type { DeliveryState } from '@arriero/contract/integrations'
import { StateTag, type StateTone } from '#shared/plain/StateTag.tsx'
import { deliveryStateTexts, integrationsTexts, problemTexts } from './integrations.texts.ts'
import type { Delivery } from './webhook.ts'

const tones: Record<DeliveryState, StateTone> = {
  waiting: 'waiting',
  sent: 'good',
  failed: 'bad',
  dropped: 'off',
}

export const DeliveryTag = ({ state }: { state: DeliveryState }) => (
  <StateTag tone={tones[state]}>{deliveryStateTexts[state]}</StateTag>
)

/** What a try came to, in a word. */
export const answerText = (status: Delivery['lastStatus'], problem: Delivery['lastProblem']): string => {
  if (status !== null) return integrationsTexts.deliveries.status(status)
  return problem === null ? integrationsTexts.deliveries.none : problemTexts[problem]
}
