/** What the live channel may send: the contract's events, and two words about the channel itself. */
import type { channelEvents, events, EventPayload } from '@arriero/contract/events'
import type { z } from 'zod'

type ChannelPayloads = { [N in keyof typeof channelEvents]: z.infer<(typeof channelEvents)[N]> }

export type ClosingReason = ChannelPayloads['closing']['reason']
export type LivePayloads = { [N in keyof typeof events]: EventPayload<N> } & ChannelPayloads
export type LiveEvent = keyof LivePayloads
