/** Calls the API with the session's token; an act whose answer got lost is sent again under the same key and never doubles. */
import { call, CallError } from '@arriero/contract/call'
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { sessionStore } from '../session/session-store.ts'

const retryDelaysMs = [600, 1800, 4500]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The network failed: what happened is unknown, so only repeatable calls go again. */
const isLost = (error: unknown) => error instanceof TypeError
const isBusy = (error: unknown) => error instanceof CallError && error.status === 503

export type SendOptions = { signal?: AbortSignal; form?: FormData; idempotencyKey?: string }

export const send = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<ReplyOf<E, V>> => {
  const isAct = endpoint.method !== 'GET' && !endpoint.isRead
  const isKeyed = isAct && typeof endpoint.access !== 'string' && endpoint.takes === undefined
  const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID()
  const isRepeatable = !isAct || (isKeyed && endpoint.transaction !== 'own')
  for (let attempt = 0; ; attempt++) {
    try {
      return await call<E, V>(endpoint, input, {
        base: '/v1',
        token: sessionStore.token(),
        ...(isKeyed ? { idempotencyKey } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.form ? { form: options.form } : {}),
      })
    } catch (error) {
      leaveWhenOver(error, endpoint)
      const delayMs = retryDelaysMs[attempt]
      if (delayMs === undefined || !isRepeatable || !(isLost(error) || isBusy(error))) throw error
      await pause(delayMs)
    }
  }
}

const leaveWhenOver = (error: unknown, endpoint: Endpoint): void => {
  const isOver = error instanceof CallError && error.reply.code === 'session.invalid'
  if (isOver && typeof endpoint.access !== 'string') sessionStore.close()
}
