/** Statements with parameters are prepared once per connection: PostgreSQL parses and plans our widest read in milliseconds, runs it in less. */
import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { isInTransaction } from './late-writes.ts'

/** Each kept one costs memory in every server process; texts that vary without end must not fill it. */
const textsMost = 400

const names = new Map<string, string>()

/** Undefined where the plan has to look at the values: a pattern decides whether its index is of use. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= textsMost || text.includes(' like ')) return undefined
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** A table changed since: the old statement can no longer answer on this connection. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan')

type Query = (text: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** What is asked in one go leaves in one write. */
const gatherWrites = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Lets a new connection of the pool prepare what it is asked by text and values. */
export const prepareStatements = (client: pg.PoolClient): void => {
  const ask = client.query.bind(client) as Query & ((...args: unknown[]) => unknown)
  let generation = 0
  const prepared = async (text: string, values: unknown[]) => {
    const name = nameOf(text)
    if (name === undefined) return ask(text, values)
    try {
      return await ask({ name: `${name}.${generation}`, text, values })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      generation += 1
      // Inside a transaction the whole act is tried again: its commit may already be on the way.
      if (isInTransaction()) throw error
      return ask(text, values).catch(() => {
        throw error
      })
    }
  }
  const query = (...args: unknown[]) => {
    gatherWrites(client)
    const [text, values] = args
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values)
    return isPlain && values.length > 0 ? prepared(text, values) : ask(...args)
  }
  client.query = query as typeof client.query
}
