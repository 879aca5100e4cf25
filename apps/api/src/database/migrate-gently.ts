/**
 * Migrations beside people who work: each in a transaction of its own, and none that queues for a lock, for whoever comes behind it would
 * queue as well. docs/decisions/0052.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

/** The longest that others may stand behind a migration that waits for its lock. */
const lockWaitMs = 300
/** Between two tries, so that who stood behind the one is through before the next. */
const pauseMs = 500
const patienceMs = 15 * 60_000
/** Long enough for a vacuum to be told to leave, which PostgreSQL does after a second. */
const vacuumWaitMs = 10_000

export type Waited = { migration: string; tries: number }
export type Patience = {
  /** Told of each try that came to nothing. */
  onWait?: (waited: Waited) => void
  patienceMs?: number
}

/**
 * For a migration that will lock `table` against everybody: keeps vacuums away first, in a queue in which no reader and no writer stands.
 * `db`: its transaction.
 */
export const keepVacuumsAway = async (db: Kysely<unknown>, table: string): Promise<void> => {
  await sql`set local lock_timeout = ${sql.lit(vacuumWaitMs)}`.execute(db)
  await sql`lock table ${sql.table(table)} in share update exclusive mode`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(db)
}

const gentle = ({ up }: Migration): Migration => ({
  up: async (db) => {
    await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(db)
    await up(db)
  },
})

/** Somebody holds what it needs, or needs what it holds. */
export const isHeldUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('migration failed', { cause: error })

/** The next migration of `list`; undefined where none is missing. */
const oneMore = async (
  migrator: Migrator,
  { onWait, patienceMs: most = patienceMs }: Patience,
): Promise<string | undefined> => {
  const untilMs = performance.now() + most
  for (let tries = 1; ; tries += 1) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error === undefined) return results[0]?.migrationName
    if (!isHeldUp(error) || performance.now() > untilMs) throw asError(error)
    onWait?.({ migration: results[0]?.migrationName ?? '', tries })
    await sleep(pauseMs * (1 + Math.random()))
  }
}

/** Whether nothing has ever been here: then nobody works beside, and all goes in one transaction. */
const isNew = async (db: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql<{ known: string | null }>`
    select to_regclass('kysely_migration')::text as known`.execute(db)
  if ((rows[0]?.known ?? null) === null) return true
  return (await sql`select from kysely_migration limit 1`.execute(db)).rows.length === 0
}

/** Applies what is missing of `list`; answers the names in their sequence. What waits too long throws PostgreSQL's own error. */
export const migrateGently = async (
  db: Kysely<unknown>,
  list: Record<string, Migration>,
  patience: Patience,
): Promise<string[]> =>
  db.connection().execute(async (one) => {
    const migratorOf = (all: Record<string, Migration>) =>
      new Migrator({ db: one, provider: { getMigrations: async () => all } })
    // An index over millions of rows takes longer than any request may.
    await sql`set statement_timeout = 0`.execute(one)
    try {
      if (await isNew(one)) {
        const { error, results = [] } = await migratorOf(list).migrateToLatest()
        if (error !== undefined) throw asError(error)
        return results.map(({ migrationName }) => migrationName)
      }
      const migrator = migratorOf(
        Object.fromEntries(Object.entries(list).map(([name, migration]) => [name, gentle(migration)])),
      )
      const applied: string[] = []
      for (let name = await oneMore(migrator, patience); name; name = await oneMore(migrator, patience))
        applied.push(name)
      return applied
    } finally {
      await sql`reset statement_timeout`.execute(one)
    }
  })
