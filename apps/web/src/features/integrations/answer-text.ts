import { integrationsTexts, problemTexts } from './integrations.texts.ts'
import type { Delivery } from './webhook.ts'

/** What a try came to, in a word. */
export const answerText = (status: Delivery['lastStatus'], problem: Delivery['lastProblem']): string => {
  if (status !== null) return integrationsTexts.deliveries.status(status)
  return problem === null ? integrationsTexts.deliveries.none : problemTexts[problem]
}
