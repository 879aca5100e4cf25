/** The tables of single days under `positions`: made ahead, dropped whole once their last moment is too old. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

const dayMs = 86_400_000
/** A phone may send what is three days old, by a clock that is five minutes ahead. */
const daysBack = 4
const daysAhead = 4
const lockKey = 7_245_518

const startOf = (at: Date): number => Math.floor(at.getTime() / dayMs) * dayMs
const nameOf = (start: number) => `d${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`
const tableOf = (name: string) => sql.id('position_days', name)
const instant = (time: number) => sql.lit(new Date(time).toISOString())

const knownDays = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'positions'::regclass and c.relname ~ '^d[0-9]{8}$' order by c.relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** What came before its day was made lies in the rest and moves with it. */
const makeDay = async (db: Db, start: number): Promise<void> => {
  const table = tableOf(nameOf(start))
  const [from, to] = [instant(start), instant(start + dayMs)]
  await sql`create table ${table} (like positions)`.execute(db)
  await sql`
    with moved as (delete from ${tableOf('rest')} where at >= ${from} and at < ${to} returning *)
    insert into ${table} select * from moved`.execute(db)
  await sql`alter table positions attach partition ${table} for values from (${from}) to (${to})`.execute(db)
}

/** Days that points may come for, those missing; of several nodes one makes them. `db`: a transaction. */
export const makeDays = async (db: Db, now: Date): Promise<number> => {
  const starts = Array.from(
    { length: daysBack + daysAhead + 1 },
    (_, index) => startOf(now) + (index - daysBack) * dayMs,
  )
  const isMissing = (known: readonly string[]) => (start: number) => !known.includes(nameOf(start))
  if (!starts.some(isMissing(await knownDays(db)))) return 0
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
  const missing = starts.filter(isMissing(await knownDays(db)))
  for (const start of missing) await makeDay(db, start)
  return missing.length
}

/** Days whose last moment lies before. */
export const daysBefore = async (db: Db, before: Date): Promise<string[]> => {
  const first = nameOf(startOf(before))
  return (await knownDays(db)).filter((name) => name < first)
}

/** Readers of the table finish first; who waits longer than a moment leaves it for the next time. `db`: a transaction. */
export const dropDay = async (db: Db, name: string): Promise<void> => {
  await sql`set local lock_timeout = '2s'`.execute(db)
  await sql`drop table if exists ${tableOf(name)}`.execute(db)
}

/** Of what never had a day of its own: few rows, if any. */
export const clearRest = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from ${tableOf('rest')} where at < ${before}`.execute(db)
}
