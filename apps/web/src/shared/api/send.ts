/** Calls the API with the session's token; an act whose answer got lost is sent again under the same key and never doubles. */
import { call, CallError, type CallOptions } from '@arriero/contract/call'
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { comeBack, returned } from '../session/come-back.ts'
import { isUnattended } from '../session/presence.ts'
import { sessionStore } from '../session/session-store.ts'
import { actWasTaken } from '../unsaved/unsaved.ts'

const retryDelaysMs = [600, 1800, 4500]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The network failed: what happened is unknown, so only repeatable calls go again. */
const isLost = (error: unknown) => error instanceof TypeError
const isBusy = (error: unknown) => error instanceof CallError && error.status === 503

export type SendOptions = { signal?: AbortSignal; form?: FormData; idempotencyKey?: string }

const isReading = (endpoint: Endpoint) => endpoint.method === 'GET' || endpoint.isRead === true
/** Acts of a session carry a key; uploads only where their caller keeps one, public calls never. */
const isKeyed = (endpoint: Endpoint) =>
  !isReading(endpoint) &&
  typeof endpoint.access !== 'string' &&
  endpoint.takes === undefined &&
  endpoint.keyless === undefined
/** Sent twice, it has happened once. */
const isRepeatable = (endpoint: Endpoint, { idempotencyKey }: SendOptions) =>
  isReading(endpoint) || isKeyed(endpoint) || idempotencyKey !== undefined
/** A phone that knows of no network need not try again in a moment. */
const isCutOff = () => 'onLine' in navigator && !navigator.onLine

const keyFor = (endpoint: Endpoint, { idempotencyKey }: SendOptions): string | undefined =>
  idempotencyKey ?? (isKeyed(endpoint) ? crypto.randomUUID() : undefined)

const optionsFor = (endpoint: Endpoint, options: SendOptions): CallOptions => {
  const { signal, form } = options
  return {
    base: '/v1',
    token: sessionStore.token(),
    idempotencyKey: keyFor(endpoint, options),
    ...(isUnattended() ? { isUnattended: true } : {}),
    ...(signal ? { signal } : {}),
    ...(form ? { form } : {}),
  }
}

export const send = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<ReplyOf<E, V>> => {
  if (typeof endpoint.access !== 'string') {
    if (sessionStore.isOver()) await returned()
    if (sessionStore.isAway()) await comeBack()
  }
  const how = optionsFor(endpoint, options)
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      const reply = await call<E, V>(endpoint, input, how)
      if (!isReading(endpoint)) actWasTaken()
      return reply
    } catch (error) {
      leaveWhenOver(error, endpoint, how.token)
      const maySucceed = (isLost(error) && !isCutOff()) || isBusy(error)
      if (delayMs === undefined || !isRepeatable(endpoint, options) || !maySucceed) throw error
      await pause(delayMs)
    }
  }
  throw new Error('unreachable: the last try returns or throws')
}

/** An answer to the log-in of before says nothing about the one of now. */
const leaveWhenOver = (error: unknown, endpoint: Endpoint, asked: CallOptions['token']): void => {
  const isOver = error instanceof CallError && error.reply.code === 'session.invalid'
  if (isOver && typeof endpoint.access !== 'string' && asked === sessionStore.token()) sessionStore.end()
}
