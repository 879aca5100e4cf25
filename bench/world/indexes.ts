import type pg from 'pg'

type Index = { indexname: string; indexdef: string; is_of_words: boolean }

/**
 * Indexes are made anew after the rows: in minutes instead of an hour. Answers how to have them back, several at once: those of words,
 * each of which takes as long as all others together, first.
 */
export const takeIndexes = async (
  sql: pg.Client,
  tables: readonly string[],
): Promise<(by?: readonly pg.Client[]) => Promise<number>> => {
  const { rows } = await sql.query<Index>(
    `select indexname, indexdef, indexdef like '%gin_trgm_ops%' as is_of_words from pg_indexes
     where schemaname = 'public' and tablename = any($1) and indexname not in (select conname from pg_constraint)
     order by is_of_words desc, indexname`,
    [tables],
  )
  for (const { indexname } of rows) await sql.query(`drop index ${indexname}`)
  return async (by = [sql]) => {
    const left = [...rows]
    const make = async (on: pg.Client): Promise<void> => {
      // That of a table of months is given to each of them.
      for (let next = left.shift(); next; next = left.shift())
        await on.query(next.indexdef.replace(' ON ONLY ', ' ON '))
    }
    await Promise.all(by.map(make))
    return rows.length
  }
}
