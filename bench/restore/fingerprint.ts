/** What every table holds, row by row: two databases of one fingerprint are the same, but for the sequence of their rows. */
import pg from 'pg'
import type { Connection } from '../servers/process.ts'

export type Fingerprint = Map<string, { rows: number; sum: string }>

/** Of a table of months or days the whole, whatever schema its parts lie in. */
const tables = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' order by 1`

/** Nobody may write meanwhile. */
export const fingerprintOf = async (connection: Connection): Promise<Fingerprint> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  try {
    // What a row looks like as text hangs on these.
    await sql.query(
      `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set bytea_output = 'hex'`,
    )
    const { rows } = await sql.query<{ name: string }>(tables)
    const found: Fingerprint = new Map()
    for (const { name } of rows) {
      const { rows: sums } = await sql.query<{ rows: number; sum: string }>(
        `select count(*)::int as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum from ${name} t`,
      )
      const [sum] = sums
      if (sum) found.set(name, sum)
    }
    return found
  } finally {
    await sql.end()
  }
}

/** Tables that differ, with how many rows more or fewer. */
export const differences = (one: Fingerprint, other: Fingerprint): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    const [before, after] = [one.get(name), other.get(name)]
    if (before?.sum === after?.sum && before?.rows === after?.rows) return []
    return [`${name}: ${before?.rows ?? 'no'} rows, then ${after?.rows ?? 'none'}`]
  })
