import { integrationsTexts, problemTexts } from './integrations.texts.ts'
import type { Delivery } from './webhook.ts'

/** Says in a word how an attempt to deliver ended. */
export const answerText = (status: Delivery['lastStatus'], problem: Delivery['lastProblem']): string => {
  if (status !== null) return integrationsTexts.deliveries.status(status)
  return problem === null ? integrationsTexts.deliveries.none : problemTexts[problem]
}
