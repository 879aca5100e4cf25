/** Counts wrong tries in the database, since several nodes must agree. `known` rows name addresses that were let in. */
import { latestOf } from '@arriero/domain/time/ahead'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { addressWindowMs, memoryMs, type Keys, type Standing, type Tries } from './login-limits.ts'

type Row = { key: string; count: number; last_at: Date }

/** A try that is dated ahead counts for nothing: else nobody would be let in until that day. */
export const standingOf = async (db: Db, keys: Keys, now: Date): Promise<Standing> => {
  const since = new Date(now.getTime() - memoryMs)
  const minuteAgo = new Date(now.getTime() - addressWindowMs)
  const { rows } = await sql<Row>`
    select key, count(*) as count, max(at) as last_at from login_failures
    where at <= ${latestOf(now)} and (
      (key in (${keys.account}, ${keys.pair}, ${keys.known}) and at > ${since}) or (key = ${keys.address} and at > ${minuteAgo}))
    group by key`.execute(db)
  const tries = (key: string): Tries => {
    const row = rows.find((one) => one.key === key)
    return { count: row?.count ?? 0, lastAt: row?.last_at ?? null }
  }
  return {
    account: tries(keys.account),
    pair: tries(keys.pair),
    address: tries(keys.address),
    isKnownAddress: tries(keys.known).count > 0,
  }
}

/** Others who try the same account or from the same address wait until this transaction ends. */
export const lockTries = async (db: Db, keys: Keys): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${keys.account}, 0)), pg_advisory_xact_lock(hashtextextended(${keys.address}, 0))`.execute(
    db,
  )
}

const countedKeys = (keys: Keys) => [keys.account, keys.pair, keys.address]

/** A try counts as wrong before it is judged, so that many at once cannot pass together. */
export const addTry = async (db: Db, keys: Keys, now: Date): Promise<void> => {
  await db
    .insertInto('login_failures')
    .values(countedKeys(keys).map((key) => ({ key, at: now })))
    .execute()
}

/** It was right: the account starts anew, this try is taken back from the address, and the address is known. */
export const forgetTries = async (db: Db, keys: Keys, now: Date): Promise<void> => {
  await db.deleteFrom('login_failures').where('key', 'in', [keys.account, keys.pair, keys.known]).execute()
  await sql`
    delete from login_failures where ctid = (select ctid from login_failures where key = ${keys.address} and at = ${now} limit 1)`.execute(
    db,
  )
  await db.insertInto('login_failures').values({ key: keys.known, at: now }).execute()
}

export const removeForgottenTries = async (db: Db, now: Date): Promise<void> => {
  const forgotten = new Date(now.getTime() - memoryMs)
  const minuteAgo = new Date(now.getTime() - addressWindowMs)
  await sql`
    delete from login_failures where at < ${forgotten} or at > ${latestOf(now)} or (key like 'address %' and at < ${minuteAgo})`.execute(
    db,
  )
}
