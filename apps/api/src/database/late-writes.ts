/**
 * Writes at the end of an act whose answer nobody waits for: they leave together with the commit, which PostgreSQL turns into
 * a rollback where one of them failed. Each round trip spared is a tenth of a small act.
 */
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

const open = new WeakMap<Db, Promise<unknown>[]>()

/**
 * Begins `write`; inside a transaction it is on its way when this returns, and the transaction says if it failed. Outside one
 * it is waited for.
 */
export const later = async (db: Db, write: (db: Db) => Promise<unknown>): Promise<void> => {
  const writes = open.get(db)
  const written = write(db)
  if (!writes) {
    await written
    return
  }
  written.catch(() => undefined)
  writes.push(written)
}

const failureOf = async (writes: readonly Promise<unknown>[]): Promise<{ reason: unknown } | undefined> => {
  const ends = await Promise.allSettled(writes)
  return ends.find((end) => end.status === 'rejected')
}

/** Runs a whole transaction; what a late write says of its failure counts before what came of it. */
export const withLateWrites = async <T>(run: (track: (tx: Db) => void) => Promise<T>): Promise<T> => {
  const writes: Promise<unknown>[] = []
  try {
    return await run((tx) => open.set(tx, writes))
  } catch (error) {
    const failure = await failureOf(writes)
    throw failure ? failure.reason : error
  }
}
