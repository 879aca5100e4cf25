/** Calls the API with the session's token; what may be repeated is sent again when its answer got lost. */
import { call, CallError, type CallOptions } from '@arriero/contract/call'
import {
  isReading,
  type CallInput,
  type Endpoint,
  type ReplyOf,
  type ViewerOf,
} from '@arriero/contract/endpoint'
import { line } from '../line/line.ts'
import { LineDown } from '../line/line-down.ts'
import { overLine } from '../line/over-line.ts'
import { comeBack, returned } from '../session/come-back.ts'
import { isUnattended } from '../session/presence.ts'
import { sessionStore } from '../session/session-store.ts'
import { isLost } from './act-keys.ts'
import { retryDelaysMs } from './patience.ts'
import { isUnavailable } from './statuses.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isBusy = (error: unknown) =>
  isUnavailable(error) || (error instanceof CallError && error.reply.code === 'request.key_running')

export interface Sending extends Pick<CallOptions, 'form' | 'idempotencyKey'> {
  /** Gives the signal of each attempt. */
  signal?: (() => AbortSignal) | undefined
  /** Sending it twice does the same as sending it once. */
  isRepeatable: boolean
}

const optionsOf = ({ form, idempotencyKey }: Sending): CallOptions => ({
  base: '/v1',
  token: sessionStore.token(),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  ...(isUnattended() ? { isUnattended: true } : {}),
  ...(form ? { form } : {}),
})

/** Whoever the server does not know yet is known first. */
const comeIn = async (isRead: boolean): Promise<void> => {
  if (sessionStore.isOver()) await returned()
  if (sessionStore.isAway())
    await comeBack().catch((error: unknown) => {
      throw error instanceof LineDown ? new LineDown({ hasLeft: false, isRead }) : error
    })
}

const sendRepeatedly = async <E extends Endpoint, V extends ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  sending: Sending,
): Promise<ReplyOf<E, V>> => {
  const isRead = isReading(endpoint)
  const how = optionsOf(sending)
  const isFile = sending.form !== undefined
  let hasLeft = false
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      const way = { signal: sending.signal?.(), isFile }
      return await overLine((signal) => call<E, V>(endpoint, input, { ...how, signal }), way)
    } catch (error) {
      leaveWhenOver(error, endpoint, how.token)
      if (error instanceof LineDown) throw new LineDown({ hasLeft: hasLeft || error.hasLeft, isRead })
      hasLeft = true
      const maySucceed = isLost(error) || isBusy(error)
      if (delayMs === undefined || !sending.isRepeatable || !maySucceed) throw error
      await pause(delayMs)
      // Meanwhile it has been found out why.
      if (line.isDown()) throw new LineDown({ hasLeft, isRead })
    }
  }
  throw new Error('unreachable: the last try returns or throws')
}

export const callServer = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  sending: Sending,
): Promise<ReplyOf<E, V>> => {
  if (typeof endpoint.access !== 'string') await comeIn(isReading(endpoint))
  return sendRepeatedly<E, V>(endpoint, input, sending)
}

/** An answer to the log-in of before says nothing about the one of now. */
const leaveWhenOver = (error: unknown, endpoint: Endpoint, asked: CallOptions['token']): void => {
  const isOver = error instanceof CallError && error.reply.code === 'session.invalid'
  if (isOver && typeof endpoint.access !== 'string' && asked === sessionStore.token()) sessionStore.end()
}
