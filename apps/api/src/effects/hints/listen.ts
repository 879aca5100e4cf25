/** One direct connection that hears what every node tells; a transaction pooler cannot carry it. Architecture 1.7. */
import pg from 'pg'
import type { Log } from '#context.ts'
import type { DatabaseOptions } from '#database/connect.ts'
import { inOrder, numberedOf, type InOrder } from '#database/notice-numbers.ts'
import { channel } from '../tell.ts'
import type { Told, EventName } from '../told.ts'

const keys = ['orderId', 'offerId', 'userId', 'detail'] as const

/**
 * What a notification says; undefined where it is not one of ours. A name this release does not know passes: another
 * node may be newer, and whoever handles events ignores the ones it has no rule for.
 */
export const parseTold = (payload: string | undefined): Told | undefined => toldOf(parse(payload))

const toldOf = (value: unknown): Told | undefined => {
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string')
    return undefined
  const told: Told = { name: value.name as EventName }
  if ('isComplaint' in value && value.isComplaint === true) told.isComplaint = true
  for (const key of keys) {
    const text: unknown = Reflect.get(value, key)
    if (text === undefined) continue
    if (typeof text !== 'string') return undefined
    told[key] = text
  }
  return told
}

const parse = (payload: string | undefined): unknown => {
  try {
    return JSON.parse(payload ?? '')
  } catch {
    return undefined
  }
}

const firstDelayMs = 100
const longestDelayMs = 5_000
/** A connection that died without a word is noticed within this and `answerWithinMs`. */
const heartbeatMs = 10_000
const answerWithinMs = 5_000

export type ListenOptions = {
  connection: DatabaseOptions
  onTold(told: Told): void
  /** Something that was told is lost: on the way, or while the connection was away. */
  onGap(): void
  /** False from when the connection is away, true once it is back; both before any gap. */
  onHearing?(isSo: boolean): void
  log: Log
}

export type Listening = { stop(): Promise<void> }

type Line = { end(): Promise<void> }
type LineOptions = {
  connection: DatabaseOptions
  onPayload(payload: string | undefined): void
  onLost(reason: string): void
}

/** A connection that listens; `onLost` is called once when it breaks, never for the caller's own `end`. */
const openLine = async ({ connection, onPayload, onLost }: LineOptions): Promise<Line> => {
  const client = new pg.Client({
    ...connection,
    application_name: 'arriero-live',
    keepAlive: true,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  let isOver = true
  const heartbeat = setInterval(() => {
    if (!isOver) client.query('select 1').catch((error: Error) => lose(error.message))
  }, heartbeatMs).unref()
  const end = async () => {
    isOver = true
    clearInterval(heartbeat)
    await client.end().catch(() => undefined)
  }
  const lose = (reason: string) => {
    if (isOver) return
    void end()
    onLost(reason)
  }
  client.on('error', (error) => lose(error.message))
  client.on('end', () => lose('ended'))
  client.on('notification', ({ payload }) => onPayload(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await end()
    throw error
  }
  isOver = false
  return { end }
}

/** Of every line that carries what is told. */
export const hear =
  ({ onTold, log }: Pick<ListenOptions, 'onTold' | 'log'>) =>
  (told: Told | undefined) => {
    if (!told) return log.warn({ code: 'live.payload_unreadable' })
    try {
      onTold(told)
    } catch (error) {
      log.error({ err: error, event: told.name }, 'a told event could not be handled')
    }
  }

/** What an older release tells has no number, and is new. */
const hearInOrder = (options: ListenOptions, order: InOrder) => {
  const listening = hear(options)
  return (payload: string | undefined) => {
    const value = parse(payload)
    const numbered = numberedOf(value)
    if (!numbered || order.isNew(numbered)) listening(toldOf(value))
  }
}

/** Resolves once the first connection listens; rejects when it cannot. Later losses heal by themselves. */
export const listen = async (options: ListenOptions): Promise<Listening> => {
  const { connection, onGap, onHearing, log } = options
  let line: Line | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  let failures = 0
  const order = inOrder(onGap)
  const onPayload = hearInOrder(options, order)

  const open = async () => {
    const opened = await openLine({ connection, onPayload, onLost })
    if (isStopped) return opened.end()
    line = opened
    order.listens()
    failures = 0
  }
  const again = () => {
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** failures++) * (0.5 + Math.random() / 2)
    retry = setTimeout(() => {
      open().then(
        () => {
          if (isStopped) return
          onHearing?.(true)
          onGap()
        },
        () => !isStopped && again(),
      )
    }, delayMs)
  }
  const onLost = (reason: string) => {
    log.warn({ code: 'live.connection_lost', reason })
    line = undefined
    onHearing?.(false)
    again()
  }

  await open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await line?.end()
    },
  }
}
