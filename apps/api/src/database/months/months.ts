/**
 * Tables that only grow, in a table for each month (UTC): an old month goes as a whole. Months are made ahead; what comes for one that nobody
 * made lies in the rest. docs/decisions/0052.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type QueryExecutorProvider } from 'kysely'
import type { Db } from '#context.ts'
import { isHeldUp } from '../migrate-gently.ts'

export type Monthly = {
  table: 'order_history' | 'audit_trail' | 'notifications_by_month'
  /** The instant whose month it is. */
  by: 'recorded_at' | 'at' | 'created_at'
  /** What is there once in each month, besides its id. */
  once?: readonly string[]
}

/** A part with its first moment that is not in it. */
export type Month = { name: string; until: Date }

const monthsAhead = 3
const lockKey = 7_245_519
/** Who waits behind what waits for a table waits no longer: for the rest of the transaction. */
export const waitBriefly = async (db: Db): Promise<void> => {
  await sql`set local lock_timeout = '300ms'`.execute(db)
}

export const monthStart = (at: Date, plus = 0): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + plus, 1))

const partOf = (name: string) => sql.id('months', name)
const restOf = ({ table }: Monthly) => `${table}_rest`
const nameOf = ({ table }: Monthly, start: Date) =>
  `${table}_${start.toISOString().slice(0, 7).replace('-', '')}`
const instant = (at: Date) => sql.lit(at.toISOString())

/** Oldest first, without the rest. The first holds all that was there before there were months. */
export const monthsOf = async (db: Db, { table }: Monthly): Promise<Month[]> => {
  const { rows } = await sql<Month>`
    select c.relname as name, substring(pg_get_expr(c.relpartbound, c.oid) from $bound$TO [(]'([^']+)'$bound$)::timestamptz as until
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT' order by 2`.execute(
    db,
  )
  return rows
}

/** A key of the whole would have to hold the month: each part has its own. */
export const addKeys = async (db: QueryExecutorProvider, { once }: Monthly, name: string): Promise<void> => {
  await sql`alter table ${partOf(name)} add primary key (id)`.execute(db)
  if (once)
    await sql`alter table ${partOf(name)} add unique (${sql.join(once.map((one) => sql.id(one)))})`.execute(
      db,
    )
}

/** What came before its month was made lies in the rest and moves with it; a guard against changes looks away meanwhile. */
const makeMonth = async (db: Db, monthly: Monthly, start: Date): Promise<void> => {
  const name = nameOf(monthly, start)
  const part = partOf(name)
  const rest = partOf(restOf(monthly))
  const [from, to] = [instant(start), instant(monthStart(start, 1))]
  const isOfMonth = sql`${sql.id(monthly.by)} >= ${from} and ${sql.id(monthly.by)} < ${to}`
  await sql`create table ${part} (like ${sql.id(monthly.table)} including defaults including indexes)`.execute(
    db,
  )
  await addKeys(db, monthly, name)
  // Nobody adds to it between the look and the end; who is attached asks for it anyway.
  await sql`lock table ${rest} in access exclusive mode`.execute(db)
  const { rows } = await sql`select from ${rest} where ${isOfMonth} limit 1`.execute(db)
  if (rows.length > 0) {
    await sql`alter table ${rest} disable trigger user`.execute(db)
    await sql`with moved as (delete from ${rest} where ${isOfMonth} returning *) insert into ${part} select * from moved`.execute(
      db,
    )
    await sql`alter table ${rest} enable trigger user`.execute(db)
  }
  await sql`alter table ${sql.id(monthly.table)} attach partition ${part} for values from (${from}) to (${to})`.execute(
    db,
  )
}

/** Months of what lies in the rest, which is empty but where nobody made months in time. */
const monthsInRest = async (db: Db, monthly: Monthly): Promise<Date[]> => {
  const { rows } = await sql<{ start: Date }>`
    select distinct date_trunc('month', ${sql.id(monthly.by)}, 'UTC') as start from ${partOf(restOf(monthly))}`.execute(
    db,
  )
  return rows.map(({ start }) => start)
}

const missingOf = async (db: Db, monthly: Monthly, now: Date): Promise<Date[]> => {
  const known = await monthsOf(db, monthly)
  const beginning = known[0]?.until.getTime() ?? 0
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, index) => monthStart(now, index))
  const wanted = new Map(
    [...(await monthsInRest(db, monthly)), ...ahead].map((start) => [nameOf(monthly, start), start]),
  )
  for (const { name } of known) wanted.delete(name)
  return [...wanted.values()].filter((start) => start.getTime() >= beginning)
}

/**
 * This month and the next three and whatever lies in the rest, those missing. Of several nodes one makes them, and the others leave them to
 * it. `db`: a transaction; a lock that is not to be had in a moment throws 55P03, and the next time is soon enough. Answers how many.
 */
export const makeMonths = async (db: Db, monthly: Monthly, now: Date): Promise<number> => {
  // Before anything is read: who waited here with the rest in hand would keep the maker from it.
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey}) as is_ours`.execute(db)
  if (!rows[0]?.is_ours) return 0
  await waitBriefly(db)
  const missing = await missingOf(db, monthly, now)
  for (const start of missing) await makeMonth(db, monthly, start)
  return missing.length
}

/** Those whose last moment lies before. */
export const monthsBefore = async (db: Db, monthly: Monthly, before: Date): Promise<Month[]> =>
  (await monthsOf(db, monthly)).filter(({ until }) => until <= before)

/** Gone whole. `db`: a transaction; as `makeMonths`, who finds it in use leaves it for the next time. */
export const dropMonth = async (db: Db, { name }: Month): Promise<void> => {
  await waitBriefly(db)
  await sql`drop table ${partOf(name)}`.execute(db)
}

/** A month as a source of rows. */
export const rowsOfMonth = ({ name }: Month) => partOf(name)

const triesMost = 5
const pauseMs = 400

/** Does `work` in a transaction once nobody holds what it needs; undefined where somebody does so all the while. */
export const whenFree = async <T>(
  inTransaction: (work: (db: Db) => Promise<T>) => Promise<T>,
  work: (db: Db) => Promise<T>,
): Promise<T | undefined> => {
  for (let tries = 1; tries <= triesMost; tries += 1) {
    try {
      return await inTransaction(work)
    } catch (error) {
      if (!isHeldUp(error)) throw error
      await sleep(pauseMs * (1 + Math.random()))
    }
  }
  return undefined
}
