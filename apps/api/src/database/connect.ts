/** The pool and its Kysely; guards against using the pool inside an open transaction. */
import {
  Kysely,
  type Transaction,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import type { Log } from '#context.ts'
import { askingOf } from './asking.ts'
import { leaveStandbys, patience, takesWrites, type Patience, type Patiently } from './engine.ts'
import { isInTransaction, withLateWrites, onBegin } from './late-writes.ts'
import { lineOf, type Line } from './line.ts'
import { outageOf, type Outage } from './watched/outage.ts'
import { gathering, giveOutbox, openOutbox, type Outbox } from './notices.ts'
import type { Tables } from './tables/tables.ts'

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
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan')

/**
 * Statements with parameters are prepared once per connection: PostgreSQL parses and plans our widest read in milliseconds,
 * runs it in less. Lets a new connection of the pool prepare what it is asked by text and values.
 */
const prepareStatements = (client: pg.PoolClient, silentMostMs: number): void => {
  const { ask, askAny } = askingOf(client, silentMostMs)
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
    const [text, values] = args
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values)
    return isPlain && values.length > 0 ? prepared(text, values) : askAny(args)
  }
  client.query = query as typeof client.query
}

/** A connection carries its statements in order: whatever stops a `begin`, a lost connection or a leaving server, stops them too. */
class EagerDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    begun.catch(() => undefined)
    onBegin(connection)
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await Promise.all([this.#begun.get(connection), super.commitTransaction(connection)])
  }
}

/** PostgreSQL as Kysely speaks it, with fewer waits: `begin` leaves together with the first statement of its transaction. */
class EagerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new EagerDriver(this.#config)
  }
}

const bigintOid = 20
const dateOid = 1082

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of the safe range: ${text}`)
  return value
}

const types = new pg.TypeOverrides()
types.setTypeParser(bigintOid, safeInteger)
types.setTypeParser(dateOid, (text: string) => text)

export type DatabaseOptions = (
  | { connectionString: string }
  | { host: string; user: string; database: string; port?: number }
) & {
  /** A pooler hands each transaction another connection: nothing may be prepared there. */
  isPooled?: boolean
  patience?: Patience
  /** It takes no writes, and is there all the same. */
  isReplica?: boolean
  /** A connection on which nothing came for so long is given up. */
  silentMostMs?: number
}

/** Every query of a request in a transaction must use that transaction; asking the pool there would deadlock it under load. */
const guardPool = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool)
  const guarded = (...callback: unknown[]) => {
    if (isInTransaction()) throw new Error('db used inside a transaction')
    return (connect as (...args: unknown[]) => unknown)(...callback)
  }
  pool.connect = guarded as typeof pool.connect
}

/** The line at the pool. It is first come, first served, so that whoever gets a connection while others wait has waited himself. */
const lineAt = (pool: pg.Pool): Line => {
  const line = lineOf(pool)
  pool.on('acquire', () => {
    if (pool.waitingCount > 0) line.granted()
  })
  return line
}

/** Those that are lost in one moment in one line, and none while the engine is away. */
const outageAt = (pool: pg.Pool, log: Log, isReplica = false): Outage => {
  const outage = outageOf({
    isBack: async () => (await takesWrites(pool)) || isReplica,
    isOver: () => pool.ending,
    log,
  })
  let lost = 0
  const tell = (reason: string) => {
    // Once all are closed a server that leaves may still say so to one or another.
    if (pool.ending) return
    lost += 1
    if (lost > 1) return
    queueMicrotask(() => {
      log.warn({ code: 'database.connection_lost', reason, lost })
      lost = 0
    })
  }
  pool.on('error', (error) => outage.failed(error, 'connections', () => tell(error.message)))
  return outage
}

export type Database = {
  pool: pg.Pool
  /** Who waits for a connection of it. */
  line: Line
  db: Kysely<Tables>
  /** READ COMMITTED, tried again on serialization failures and deadlocks. */
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  patiently: Patiently
  /** Whom what works by itself tells of its failures. */
  outage: Outage
  /** How notices go from node to node, where not by the database itself. */
  carryBy: Outbox['carryBy']
  close(): Promise<void>
}

const retryable = new Set(['40001', '40P01'])
const isRetryable = (error: unknown) =>
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    retryable.has(error.code)) ||
  isStalePlan(error)

/** A pooler takes no parameters of a session; its role sets them on the server (docs/operations.md). */
const ownLimits = {
  statement_timeout: 20_000,
  // A node that stands still in the middle of an act would hold its rows for everybody else.
  idle_in_transaction_session_timeout: 60_000,
  options: '-c timezone=UTC',
}
/**
 * PostgreSQL's own limit does not reach us over a line that swallows what is said on it: past it nobody waits on. One step is over within it
 * and another connection's five seconds; how long all of a request may take is held by `http/in-time`.
 */
const silentMostMs = 22_000

export const connect = (
  { patience: patient, silentMostMs: mostMs = silentMostMs, isReplica, ...options }: DatabaseOptions,
  log: Log,
  size = 20,
): Database => {
  const pool = new pg.Pool({
    ...options,
    ...(options.isPooled ? {} : ownLimits),
    // Else by `askingOf`.
    ...(options.isPooled ? { query_timeout: mostMs } : {}),
    max: size,
    types,
    pipeline: !options.isPooled,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
  })
  const outage = outageAt(pool, log, isReplica)
  if (!options.isPooled) pool.on('connect', (client) => prepareStatements(client, mostMs))
  // A client the pool has let go of may still hear that its server is leaving.
  pool.on('connect', (client) => client.on('error', () => undefined))
  leaveStandbys(pool)
  guardPool(pool)
  const line = lineAt(pool)
  const db = new Kysely<Tables>({ dialect: new EagerDialect({ pool }) })
  const outbox = openOutbox(db, log)
  giveOutbox(db, outbox)
  const once = async <T>(work: (tx: Transaction<Tables>) => Promise<T>) => {
    const { result, notices } = await withLateWrites(() =>
      db.transaction().execute((tx) => gathering(tx, () => work(tx))),
    )
    outbox.send(notices)
    return result
  }
  const transaction = async <T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt > 3 || !isRetryable(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
      }
    }
  }
  const close = async () => {
    await outbox.close()
    await db.destroy()
  }
  return {
    pool,
    line,
    db,
    transaction,
    patiently: patience(() => takesWrites(pool), patient),
    outage,
    carryBy: outbox.carryBy,
    close,
  }
}
