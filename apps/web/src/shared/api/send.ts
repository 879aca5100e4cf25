/** Calls the API with the session's token; an act whose answer got lost is sent again under the same key and never doubles. */
import { call, CallError, type CallOptions } from '@arriero/contract/call'
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { line } from '../line/line.ts'
import { LineDown } from '../line/line-down.ts'
import { findOut } from '../line/open-questions.ts'
import { overLine } from '../line/over-line.ts'
import { comeBack } from '../session/come-back.ts'
import { isUnattended } from '../session/presence.ts'
import { sessionStore } from '../session/session-store.ts'

const retryDelaysMs = [600, 1800, 4500]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The network failed: what happened is unknown, so only repeatable calls go again. */
const isLost = (error: unknown) => error instanceof TypeError
/** The server is under load, or still at the first try of the same. */
const isBusy = (error: unknown) =>
  error instanceof CallError && (error.status === 503 || error.reply.code === 'request.key_running')

export type SendOptions = { signal?: AbortSignal; form?: FormData; idempotencyKey?: string }

const isReading = (endpoint: Endpoint) => endpoint.method === 'GET' || endpoint.isRead === true
/** Acts of a session carry a key; uploads only where their caller keeps one, public calls never. */
const isKeyed = (endpoint: Endpoint) =>
  !isReading(endpoint) &&
  typeof endpoint.access !== 'string' &&
  endpoint.takes === undefined &&
  endpoint.isKeyless !== true
/** Sent twice, it has happened once. */
const isRepeatable = (endpoint: Endpoint, { idempotencyKey }: SendOptions) =>
  isReading(endpoint) || isKeyed(endpoint) || idempotencyKey !== undefined

const keyFor = (endpoint: Endpoint, { idempotencyKey }: SendOptions): string | undefined =>
  idempotencyKey ?? (isKeyed(endpoint) ? crypto.randomUUID() : undefined)

const optionsFor = (endpoint: Endpoint, options: SendOptions): CallOptions => {
  const { form } = options
  return {
    base: '/v1',
    token: sessionStore.token(),
    idempotencyKey: keyFor(endpoint, options),
    ...(isUnattended() ? { isUnattended: true } : {}),
    ...(form ? { form } : {}),
  }
}

export const send = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<ReplyOf<E, V>> => {
  if (sessionStore.isAway() && typeof endpoint.access !== 'string') await comeBack()
  const how = optionsFor(endpoint, options)
  const way = { signal: options.signal, isFile: options.form !== undefined }
  const isRead = isReading(endpoint)
  let hasLeft = false
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      return await overLine((signal) => call<E, V>(endpoint, input, { ...how, signal }), way)
    } catch (error) {
      leaveWhenOver(error, endpoint, how.token)
      if (error instanceof LineDown) throw new LineDown({ hasLeft: hasLeft || error.hasLeft, isRead })
      hasLeft = true
      const maySucceed = isLost(error) || isBusy(error)
      if (delayMs === undefined || !isRepeatable(endpoint, options) || !maySucceed) throw error
      await pause(delayMs)
      // Meanwhile it has been found out why.
      if (line.isDown()) throw new LineDown({ hasLeft, isRead })
    }
  }
  throw new Error('unreachable: the last try returns or throws')
}

/** An act of a person: where the line dies under it, what became of it is found out when the line is back. */
export const sendAct = <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<ReplyOf<E, V>> => {
  const idempotencyKey = keyFor(endpoint, options)
  if (idempotencyKey === undefined) return send<E, V>(endpoint, input, options)
  return findOut(() => send<E, V>(endpoint, input, { ...options, idempotencyKey }))
}

/** An answer to the log-in of before says nothing about the one of now. */
const leaveWhenOver = (error: unknown, endpoint: Endpoint, asked: CallOptions['token']): void => {
  const isOver = error instanceof CallError && error.reply.code === 'session.invalid'
  if (isOver && typeof endpoint.access !== 'string' && asked === sessionStore.token()) sessionStore.close()
}
