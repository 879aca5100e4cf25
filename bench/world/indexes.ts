import type pg from 'pg'

/** Indexes are made anew after the rows: in minutes instead of an hour. Answers how to have them back. */
export const takeIndexes = async (
  sql: pg.Client,
  tables: readonly string[],
): Promise<() => Promise<number>> => {
  const { rows } = await sql.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = any($1)
       and indexname not in (select conname from pg_constraint)`,
    [tables],
  )
  for (const { indexname } of rows) await sql.query(`drop index ${indexname}`)
  return async () => {
    // That of a table of months is given to each of them.
    for (const { indexdef } of rows) await sql.query(indexdef.replace(' ON ONLY ', ' ON '))
    return rows.length
  }
}
