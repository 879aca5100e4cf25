/** What the live channel may send: the contract's events, and two words about the channel itself. */
import type { events, EventPayload } from '@arriero/contract/events'

export type ClosingReason = 'restart' | 'session_ended'

export type LivePayloads = { [N in keyof typeof events]: EventPayload<N> } & {
  /** Something was missed: refetch what is visible, at a random moment within so many milliseconds. */
  resync: { withinMs: number }
  closing: { reason: ClosingReason }
}
export type LiveEvent = keyof LivePayloads
