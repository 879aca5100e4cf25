/** One line to NATS, tried for as long as it takes, whoever refuses it and however often. docs/decisions/0050. */
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, PermissionViolationError, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '#context.ts'

const subject = 'arriero.told'
const answerWithinMs = 5_000
const againMs = 500
const drainMs = 1_000

/** A name without a password is a token, which is all that its server asks for. */
const loginOf = ({ username, password }: URL) => {
  const [name, word] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (name === '') return {}
  return word === '' ? { token: name } : { user: name, pass: word }
}

const optionsOf = (url: string) => {
  const all = url.split(',').map((one) => new URL(one.trim()))
  const [first] = all
  const servers = all.map(({ host }) => host)
  return { servers, ...(first && loginOf(first)), ...(first?.protocol === 'tls:' ? { tls: {} } : {}) }
}

/** Rejects where no server takes it: the client's own waiting for the first one says nothing of why. */
const open = (url: string): Promise<NatsConnection> =>
  connect({
    ...optionsOf(url),
    name: 'arriero-live',
    maxReconnectAttempts: -1,
    // A login that is refused now may be right once somebody has mended the server's.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: againMs,
    timeout: answerWithinMs,
    pingInterval: answerWithinMs,
    maxPingOut: 2,
  })

type BusLineOptions = {
  /** `nats://token@one:4222,nats://token@other:4222`, `nats://user:password@…` or `tls://…`; the first one's login counts for all. */
  url: string
  /** What is said first on a line, and must come back on it before anything else is trusted to it. */
  hello(): string
  onMessage(message: string): void
  /** It stands, for the first time or again: what was said until now may not have come. */
  onUp(): void
  /** So it may be while it stands. */
  onGap(): void
  log: Log
}

type BusLine = {
  isUp(): boolean
  say(words: string): void
  end(): Promise<void>
}

/** Said once of each time that it is away, and once when it is back. */
const outages = (log: Log) => {
  let isSaid = false
  return {
    begins: (reason: string) => {
      if (!isSaid) log.warn({ code: 'live.bus_lost', reason })
      isSaid = true
    },
    isOver: () => {
      if (isSaid) log.info({ code: 'live.bus_found' })
      isSaid = false
    },
  }
}

/** Whether the line stands: from its first word, once that has come back, until it breaks. */
const standing = ({ hello, onUp, log }: Pick<BusLineOptions, 'hello' | 'onUp' | 'log'>) => {
  const outage = outages(log)
  let awaited: { text: string; late: NodeJS.Timeout } | undefined
  let [isUp, isOver] = [false, false]
  const settle = (up: boolean) => {
    clearTimeout(awaited?.late)
    awaited = undefined
    isUp = up
  }
  const down = (reason: string) => {
    settle(false)
    if (!isOver) outage.begins(reason)
  }
  return {
    isUp: () => isUp,
    isOver: () => isOver,
    down,
    /** A server may take a line whose words it hands on to nobody: who may say and hear nothing is as far as one without it. */
    greet: (on: NatsConnection) => {
      settle(false)
      const late = setTimeout(() => {
        down('nothing said on it comes back')
        void on.close()
      }, answerWithinMs).unref()
      awaited = { text: hello(), late }
      on.publish(subject, awaited.text)
    },
    hear: (message: string) => {
      if (message !== awaited?.text) return
      settle(true)
      outage.isOver()
      onUp()
    },
    end: () => {
      isOver = true
      settle(false)
    },
  }
}

/** Until the connection is over. */
const follow = async (
  opened: NatsConnection,
  { down, greet }: ReturnType<typeof standing>,
  onGap: () => void,
): Promise<void> => {
  let reason: string | undefined
  for await (const status of opened.status()) {
    if (status.type === 'error') reason = status.error.message
    if (status.type === 'disconnect' || status.type === 'staleConnection') down(reason ?? status.type)
    if (status.type === 'error' && status.error instanceof PermissionViolationError) {
      down(status.error.message)
      await opened.close()
    }
    if (status.type === 'reconnect') {
      reason = undefined
      greet(opened)
    }
    // Of a slow one the server throws away what it cannot keep.
    if (status.type === 'slowConsumer') onGap()
  }
}

/** Keeps one connection, which comes back by itself, and makes another where that is over. */
export const openBusLine = ({ url, onMessage, ...options }: BusLineOptions): BusLine => {
  const line = standing(options)
  let connection: NatsConnection | undefined
  const heard = (message: string) => {
    line.hear(message)
    onMessage(message)
  }
  const hold = async (): Promise<void> => {
    const opened = await open(url)
    try {
      connection = opened
      if (line.isOver()) return
      const following = follow(opened, line, options.onGap)
      opened.subscribe(subject, {
        callback: (error, message) => (error ? undefined : heard(message.string())),
      })
      line.greet(opened)
      await following
    } finally {
      await opened.close()
    }
    line.down('closed')
  }
  const keep = async (): Promise<void> => {
    while (!line.isOver()) {
      await hold().catch((error: Error) => line.down(error.message))
      if (!line.isOver()) await sleep(againMs, undefined, { ref: false })
    }
  }
  const kept = keep()
  return {
    isUp: () => line.isUp() && connection?.isClosed() === false,
    say: (text) => connection?.publish(subject, text),
    end: async () => {
      const wasUp = line.isUp()
      line.end()
      if (!connection) return
      // What was said last leaves first; a server that is away would have it wait for ever.
      if (wasUp) await Promise.race([connection.drain(), sleep(drainMs)]).catch(() => undefined)
      await connection.close()
      await kept
    },
  }
}
