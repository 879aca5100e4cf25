import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

/** A batch with its payouts. */
export type WholeBatch = ReplyOf<typeof api.settlements.batch>
