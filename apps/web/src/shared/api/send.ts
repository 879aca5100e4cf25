/** Sends calls that only read; calls that change something go through `act`. */
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { callServer } from './call-server.ts'

/** Changes nothing, so that it may be asked as often as one likes. */
export type Reading = Endpoint & ({ method: 'GET' } | { isRead: true })

export const send = <E extends Reading, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ReplyOf<E, V>> =>
  callServer<E, V>(endpoint, input, { isRepeatable: true, signal: signal && (() => signal) })
