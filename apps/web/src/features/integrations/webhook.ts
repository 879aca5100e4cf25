import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

export type Webhook = ReplyOf<typeof api.integrations.webhooks>['items'][number]
export type Delivery = ReplyOf<typeof api.integrations.deliveries>['items'][number]

const firstTryMs = 2_000
const laterTriesMs = 15_000

type Moving = Pick<Delivery, 'state' | 'tries' | 'lastStatus' | 'lastProblem'>

/** A try is counted when it begins: until something came of it, it is still under way. */
const isUnderWay = ({ tries, lastStatus, lastProblem }: Moving): boolean =>
  tries === 0 || (lastStatus === null && lastProblem === null)

/** How often a list of deliveries is looked at again; false once all have come to an end. */
export const lookAgainMs = (deliveries: readonly Moving[]): number | false => {
  const waiting = deliveries.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return false
  return waiting.some(isUnderWay) ? firstTryMs : laterTriesMs
}
