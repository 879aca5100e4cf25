/** How a connection of the pool is asked: in one write what is asked in one go, with a time by which it has answered. */
import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void
type Asked = string | pg.QueryConfig

/** What the driver's own types do not name. */
type Below = { connection: { stream: Duplex } }

/** What is asked in one go leaves in one write. */
const gatherWrites = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as Below).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** What the engine is known by to be away, as the driver says it itself (`engine.ts`). */
const silence = 'Query read timeout'

/**
 * The driver's own promise and its own `query_timeout` write a function into a property with each statement. V8 makes such a function where only a
 * collection of everything finds it, and with it lives until then all that waited for the answer: every request. Here none is written, so what is
 * over goes with the next small collection. docs/decisions/0085.
 */
export const askingOf = (client: pg.PoolClient, silentMostMs: number) => {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  /** Whoever waits on this connection would wait as long: it is given up, and all are told so. */
  const giveUp = (heard: Answered): void => {
    heard(new Error(silence), undefined as never)
    ;(client as unknown as Below).connection.stream.destroy()
  }
  const sendWithin = (asked: Asked, values: unknown[] | undefined, answered: Answered): void => {
    gatherWrites(client)
    let isOver = false
    const heard: Answered = (error, result) => {
      clearTimeout(timer)
      if (isOver) return
      isOver = true
      answered(error, result)
    }
    const timer = setTimeout(giveUp, silentMostMs, heard)
    try {
      send(asked, values, heard)
    } catch (error) {
      clearTimeout(timer)
      throw error
    }
  }
  const ask = (asked: Asked, values?: unknown[]): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      const answered: Answered = (error, result) => (error ? reject(error) : resolve(result))
      sendWithin(asked, values, answered)
    })
  /** As the driver itself may be asked: with a callback, or for a promise. */
  const askAny = ([asked, ...rest]: readonly unknown[]): unknown => {
    // What sends itself answers by itself, as cursors do.
    if (asked instanceof EventEmitter) return send(asked, ...rest)
    const answered = rest.at(-1)
    const [values] = rest.filter((one) => Array.isArray(one)) as unknown[][]
    if (typeof answered !== 'function') return ask(asked as Asked, values)
    return sendWithin(asked as Asked, values, answered as Answered)
  }
  return { ask, askAny }
}
