/** Calls the API with the session's token; an act whose answer got lost is sent again under the same key and never doubles. */
import { call, CallError, type CallOptions } from '@arriero/contract/call'
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { isUnattended } from '../session/presence.ts'
import { sessionStore } from '../session/session-store.ts'

const retryDelaysMs = [600, 1800, 4500]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The network failed: what happened is unknown, so only repeatable calls go again. */
const isLost = (error: unknown) => error instanceof TypeError
const isBusy = (error: unknown) => error instanceof CallError && error.status === 503

export type SendOptions = { signal?: AbortSignal; form?: FormData; idempotencyKey?: string }

const isReading = (endpoint: Endpoint) => endpoint.method === 'GET' || endpoint.isRead === true
/** Acts of a session carry a key; uploads and public calls have none to carry. */
const isKeyed = (endpoint: Endpoint) =>
  !isReading(endpoint) &&
  typeof endpoint.access !== 'string' &&
  endpoint.takes === undefined &&
  endpoint.isKeyless !== true
/** Sent twice, it has happened once. */
const isRepeatable = (endpoint: Endpoint) => isReading(endpoint) || isKeyed(endpoint)

const optionsFor = (endpoint: Endpoint, { signal, form, idempotencyKey }: SendOptions): CallOptions => ({
  base: '/v1',
  token: sessionStore.token(),
  ...(isUnattended() ? { isUnattended: true } : {}),
  ...(isKeyed(endpoint) ? { idempotencyKey: idempotencyKey ?? crypto.randomUUID() } : {}),
  ...(signal ? { signal } : {}),
  ...(form ? { form } : {}),
})

export const send = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<ReplyOf<E, V>> => {
  const how = optionsFor(endpoint, options)
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      return await call<E, V>(endpoint, input, how)
    } catch (error) {
      leaveWhenOver(error, endpoint)
      if (delayMs === undefined || !isRepeatable(endpoint) || !(isLost(error) || isBusy(error))) throw error
      await pause(delayMs)
    }
  }
  throw new Error('unreachable: the last try returns or throws')
}

const leaveWhenOver = (error: unknown, endpoint: Endpoint): void => {
  const isOver = error instanceof CallError && error.reply.code === 'session.invalid'
  if (isOver && typeof endpoint.access !== 'string') sessionStore.close()
}
