/**
 * Hints past the database: NATS carries them between nodes, where `LIVE_URL` names one. Each node numbers what it says and repeats the
 * last number by a beat, so that what is lost on the way is found: then screens read again. While it is away the database tells, as
 * without it; every node listens to both. docs/decisions/0050.
 */
import { randomUUID } from 'node:crypto'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '#context.ts'
import { hear } from './listen.ts'
import type { Told } from './told.ts'

const subject = 'arriero.told'
const beatMs = 2_000
const answerWithinMs = 5_000
/** Nodes that ended are forgotten from here on. */
const mostHeard = 200

export type BusOptions = {
  /** `nats://user:password@one:4222,nats://other:4222`, or `tls://…`. */
  url: string
  onTold(told: Told): void
  /** Something was lost. */
  onGap(): void
  log: Log
}

export type Bus = {
  /** False: it is away, and somebody else must tell. */
  carry(payloads: readonly string[]): boolean
  stop(): Promise<void>
}

const optionsOf = (url: string) => {
  const all = url.split(',').map((one) => new URL(one.trim()))
  const first = all[0]
  const login = first?.username
    ? { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) }
    : {}
  const servers = all.map(({ host }) => host)
  return { servers, ...login, ...(first?.protocol === 'tls:' ? { tls: {} } : {}) }
}

/** `node number payload`; of a beat there is no payload, and the number is the last one's. */
const words = /^(\S+) (\d+) (.*)$/s

/** Answers what a message says, and tells of what must have been lost before it. */
const readInOrder = (onGap: () => void) => {
  const heard = new Map<string, number>()
  return (message: string): string | undefined => {
    const [, node = '', digits = '', payload = ''] = words.exec(message) ?? []
    const number = Number(digits)
    const before = heard.get(node)
    const expected = payload === '' ? before : before !== undefined && before + 1
    // Last of the map, so that the first is the one that was silent for longest.
    heard.delete(node)
    heard.set(node, number)
    if (heard.size > mostHeard) heard.delete(heard.keys().next().value ?? '')
    if (before !== undefined && number !== expected) onGap()
    return payload === '' ? undefined : payload
  }
}

type Line = {
  isUp(): boolean
  say(words: string): void
  end(): Promise<void>
}

type LineOptions = Omit<BusOptions, 'onTold'> & { onMessage(message: string): void }

const open = (url: string): Promise<NatsConnection> =>
  connect({
    ...optionsOf(url),
    name: 'arriero-live',
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 500,
    timeout: answerWithinMs,
    pingInterval: answerWithinMs,
    maxPingOut: 2,
  })

/** A line that is tried for as long as it takes, and comes back by itself. */
const openLine = ({ url, onMessage, onGap, log }: LineOptions): Line => {
  let connection: NatsConnection | undefined
  let [isUp, isOver] = [false, false]
  const down = (reason: string) => {
    if (isUp) log.warn({ code: 'live.bus_lost', reason })
    isUp = false
  }
  const follow = async (opened: NatsConnection): Promise<void> => {
    for await (const { type } of opened.status()) {
      if (type === 'disconnect' || type === 'staleConnection') down(type)
      if (type === 'reconnect') isUp = true
      // Of a slow one the server throws away what it cannot keep.
      if (type === 'reconnect' || type === 'slowConsumer') onGap()
    }
  }
  const begin = async (): Promise<void> => {
    connection = await open(url)
    if (isOver) return connection.close()
    const callback = (error: Error | null, message: { string(): string }) =>
      error ? undefined : onMessage(message.string())
    connection.subscribe(subject, { callback })
    await connection.flush()
    isUp = true
    await follow(connection)
  }
  const begun = begin().catch((error: Error) => down(error.message))
  return {
    isUp: () => isUp && connection?.isClosed() === false,
    say: (text) => connection?.publish(subject, text),
    end: async () => {
      isOver = true
      isUp = false
      if (!connection) return
      await connection.drain().catch(() => undefined)
      await begun
    },
  }
}

/** Answers at once; it carries once the line stands. */
export const openBus = ({ onTold, ...options }: BusOptions): Bus => {
  const node = randomUUID()
  const read = readInOrder(options.onGap)
  const listening = hear({ onTold, log: options.log })
  const onMessage = (message: string) => {
    const payload = read(message)
    if (payload !== undefined) listening(payload)
  }
  const line = openLine({ ...options, onMessage })
  let number = 0
  const say = (payload: string) => line.say(`${node} ${number} ${payload}`)
  const beat = setInterval(() => {
    if (line.isUp() && number > 0) say('')
  }, beatMs).unref()
  return {
    carry: (payloads) => {
      if (!line.isUp()) return false
      for (const payload of payloads) {
        number += 1
        say(payload)
      }
      return true
    },
    stop: async () => {
      clearInterval(beat)
      await line.end()
    },
  }
}
