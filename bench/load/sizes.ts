/** What a service takes on the disk as the table grows. */
import type pg from 'pg'

/** Bytes of each service in `orders`: of its row with what lies outside it, of its indexes, and of those of words alone. */
export type Bytes = { row: number; indexes: number; words: number }

export const bytesOfOrders = async (sql: pg.Client): Promise<Bytes> => {
  const { rows } = await sql.query<{ [Key in keyof Bytes]: string }>(
    `with counted as (select count(*) as orders from orders)
     select pg_table_size('orders') / orders as row, pg_indexes_size('orders') / orders as indexes,
       (select sum(pg_relation_size(i.indexrelid)) from pg_index i
        where i.indrelid = 'orders'::regclass and pg_get_indexdef(i.indexrelid) like '%gin_trgm_ops%') / orders as words
     from counted`,
  )
  const [bytes] = rows
  return { row: Number(bytes?.row), indexes: Number(bytes?.indexes), words: Number(bytes?.words) }
}
