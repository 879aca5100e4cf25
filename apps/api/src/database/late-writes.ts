/**
 * Writes at the end of an act whose answer nobody waits for: they leave together with the commit, which PostgreSQL turns into
 * a rollback where one of them failed. docs/decisions/0012.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** One try of a transaction, from before its connection is taken until it is given back. */
type Act = { connection?: DatabaseConnection; writes: Promise<unknown>[] }

const acts = new AsyncLocalStorage<Act>()

/** Called by the driver once the transaction has its connection. */
export const onBegin = (connection: DatabaseConnection): void => {
  const act = acts.getStore()
  if (act) act.connection = connection
}

export const isInTransaction = (): boolean => acts.getStore()?.connection !== undefined

/** A statement from an `sql` template or from the query builder. */
type Statement<Row> = { compile(db: Kysely<Tables>): CompiledQuery<Row> }

/**
 * Inside a transaction the statement is on its way when this returns: it is handed to the connection itself, for Kysely would let
 * it wait for its turn and the commit overtake it. Outside one it is waited for.
 */
export const later = async (db: Kysely<Tables>, statement: Statement<unknown>): Promise<void> => {
  const act = acts.getStore()
  const written = sendNow(db, statement)
  if (!act?.connection) {
    await written
    return
  }
  written.catch(() => undefined)
  act.writes.push(written)
}

const sendNow = <Row>(db: Kysely<Tables>, statement: Statement<Row>): Promise<QueryResult<Row>> =>
  (acts.getStore()?.connection ?? db).executeQuery(statement.compile(db))

/** Two statements of an act in one go, the second not needing to know the first one's answer; done one after the other. */
export const inOneGo = async <A, B>(
  db: Kysely<Tables>,
  first: Statement<A>,
  second: Statement<B>,
): Promise<[readonly A[], readonly B[]]> => {
  const asked = sendNow(db, first)
  if (!isInTransaction()) await asked
  const next = sendNow(db, second)
  // Where the first fails so does the second, and might be heard before it.
  next.catch(() => undefined)
  return [(await asked).rows, (await next).rows]
}

const failureOf = async (writes: readonly Promise<unknown>[]): Promise<{ reason: unknown } | undefined> => {
  const ends = await Promise.allSettled(writes)
  return ends.find((end) => end.status === 'rejected')
}

/**
 * Runs a whole transaction; what a late write says of its failure counts before what came of it. Not inside another one: that would wait for a second
 * connection while it holds the first, and what fails in the outer one would leave the inner one done.
 */
export const withLateWrites = async <T>(run: () => Promise<T>): Promise<T> => {
  if (isInTransaction()) throw new Error('transaction inside a transaction')
  const act: Act = { writes: [] }
  const end = await acts.run(act, run).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  const failure = await failureOf(act.writes)
  if (failure) throw failure.reason
  if ('error' in end) throw end.error
  return end.result
}
