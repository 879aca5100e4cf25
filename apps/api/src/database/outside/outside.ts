/** An outside PostgreSQL is looked at before anything is written: one clear sentence for each thing that is not as it must be. */
import pg from 'pg'
import { explainOutside, OutsideError, type OutsideReason } from './outside-error.ts'
import { outsideAdvice } from './outside.texts.ts'

const leastVersion = 150_000
/** A table of months is as many tables as months, and a statement locks each that it may read. docs/decisions/0052. */
export const leastLocks = 512
const connectWithinMs = 5_000

export type OutsideAddresses = {
  url: string
  /** Past a transaction pooler; where it is given, `url` is believed to be one. */
  directUrl: string | undefined
}

type Facts = {
  version_number: number
  version: string
  encoding: string
  is_durable: boolean
  is_replica: boolean
  missing: string | null
  locks: number
}

/** All that may differ from the embedded server and would only be noticed late. */
const factsQuery = `
  select current_setting('server_version_num')::int as version_number,
    current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    current_setting('fsync')::boolean and current_setting('full_page_writes')::boolean as is_durable,
    pg_is_in_recovery() as is_replica,
    current_setting('max_locks_per_transaction')::int as locks,
    (select string_agg(part, ', ') from (
      select name as part from unnest(array['pg_trgm', 'btree_gist']) as name
        where name not in (select e.name from pg_available_extensions e)
      union all select 'es-x-icu' where not exists (select from pg_collation where collname = 'es-x-icu')) as parts) as missing`

const identityQuery = `
  select concat_ws(' ', oid, pg_postmaster_start_time()) as identity from pg_database where datname = current_database()`

const asking = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectWithinMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw explainOutside(error, url)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const identityOf = async (client: pg.Client): Promise<string | undefined> =>
  (await client.query<{ identity: string }>(identityQuery)).rows[0]?.identity

/** The same text from two addresses: the same database of the same running server. */
export const identityAt = (url: string): Promise<string | undefined> => asking(url, identityOf)

type Fault = readonly [reason: OutsideReason, subject?: string]

/** `least`: version number as the server writes it, 150000 for 15.0. */
export const faultOf = (facts: Facts, least = leastVersion): Fault | undefined => {
  if (facts.version_number < least) return ['version', facts.version]
  if (facts.encoding !== 'UTF8') return ['encoding', facts.encoding]
  if (facts.is_replica) return ['readOnly']
  if (facts.missing !== null) return ['missing', facts.missing]
  return facts.is_durable ? undefined : ['durability']
}

/** What is better set right soon; none of it keeps an installation that ran yesterday from starting. */
export const adviceFor = ({ locks }: Pick<Facts, 'locks'>): string[] =>
  locks < leastLocks ? [outsideAdvice.fewLocks(locks, leastLocks)] : []

/**
 * Throws an OutsideError for a PostgreSQL that Arriero cannot rely on.
 * @returns a sentence for each thing that should be set otherwise
 */
export const inspectOutside = async ({ url, directUrl }: OutsideAddresses): Promise<string[]> => {
  const { identity, advice } = await asking(directUrl ?? url, async (client) => {
    const { rows } = await client.query<Facts>(factsQuery)
    const fault = rows[0] && faultOf(rows[0])
    if (fault) throw new OutsideError(...fault)
    return { identity: await identityOf(client), advice: rows[0] ? adviceFor(rows[0]) : [] }
  })
  if (directUrl !== undefined && (await identityAt(url)) !== identity) throw new OutsideError('otherDatabase')
  return advice
}
