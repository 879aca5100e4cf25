/** `orders` cut by ranges of their ids, in the database itself, as step 4 of docs/growth.md would have it: for measuring, on data that is thrown away. */
import type pg from 'pg'

type Defined = { name: string; definition: string }
type Reference = Defined & { table: string; isPartitioned: boolean }

/** What a table of parts cannot have: a key over all parts that does not hold the id, and no two that overlap. */
export type Lost = { names: string[] }

const old = 'orders_whole'

const read = async <Row extends pg.QueryResultRow>(sql: pg.Client, text: string): Promise<Row[]> =>
  (await sql.query<Row>(text)).rows

const constraintsOf = (sql: pg.Client, kind: string) =>
  read<Defined>(
    sql,
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'orders'::regclass and contype = '${kind}' order by conname`,
  )

/** Of other tables; what a table of months has its months have from it. */
const referencesTo = (sql: pg.Client) =>
  read<Reference>(
    sql,
    `select c.conname as name, pg_get_constraintdef(c.oid) as definition, c.conrelid::regclass::text as table,
       t.relkind = 'p' as "isPartitioned"
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.confrelid = 'orders'::regclass and c.conparentid = 0 order by 3`,
  )

const indexesOf = (sql: pg.Client) =>
  read<Defined & { isLost: boolean }>(
    sql,
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisunique or i.indisexclusion as "isLost"
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'orders'::regclass and not i.indisprimary order by 1`,
  )

const triggersOf = (sql: pg.Client) =>
  read<Defined>(
    sql,
    `select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
     where tgrelid = 'orders'::regclass and not tgisinternal order by 1`,
  )

/** First ids of parts with as many services each, but of the first, which has no beginning. */
const bordersOf = async (sql: pg.Client, parts: number): Promise<string[]> => {
  const rows = await read<{ first: string }>(
    sql,
    `select min(id) as first from (select id, ntile(${parts}) over (order by id) as part from orders) n
     group by part order by part`,
  )
  return rows.slice(1).map(({ first }) => first.slice(0, 8))
}

const makeParts = async (sql: pg.Client, borders: readonly string[]): Promise<void> => {
  await sql.query(
    `create table orders (like ${old} including defaults including constraints including storage) partition by range (id)`,
  )
  for (let part = 0; part <= borders.length; part++) {
    const [from, to] = [borders[part - 1], borders[part]].map((border) =>
      border === undefined ? undefined : `'${border}'`,
    )
    await sql.query(
      `create table orders_${part} partition of orders for values from (${from ?? 'minvalue'}) to (${to ?? 'maxvalue'})`,
    )
  }
}

/**
 * Cuts it into so many parts of equal size; answers what it lost by that. Everything is copied, where an installation would make what
 * there is its first part: as many services in each is what is measured.
 */
export const cutOrders = async (sql: pg.Client, parts: number): Promise<Lost> => {
  const [references, indexes, triggers, keys] = [
    await referencesTo(sql),
    await indexesOf(sql),
    await triggersOf(sql),
    await constraintsOf(sql, 'f'),
  ]
  const borders = await bordersOf(sql, parts)
  await sql.query(`set maintenance_work_mem = '1GB'; set session_replication_role = replica; begin`)
  for (const { table, name } of references) await sql.query(`alter table ${table} drop constraint ${name}`)
  await sql.query(`alter table orders rename to ${old}`)
  await makeParts(sql, borders)
  await sql.query(`insert into orders select * from ${old}`)
  await sql.query(`drop table ${old}`)
  await sql.query('alter table orders add constraint orders_pkey primary key (id)')
  for (const { definition } of indexes)
    await sql.query(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX'))
  for (const { name, definition } of keys)
    await sql.query(`alter table orders add constraint ${name} ${definition}`)
  // What stands was checked when it was written.
  for (const { table, name, definition, isPartitioned } of references)
    await sql.query(
      `alter table ${table} add constraint ${name} ${definition} ${isPartitioned ? '' : 'not valid'}`,
    )
  for (const { definition } of triggers) await sql.query(definition)
  await sql.query('commit; set session_replication_role = origin')
  await sql.query('vacuum (analyze, parallel 2) orders')
  await sql.query('checkpoint')
  return { names: indexes.filter(({ isLost }) => isLost).map(({ name }) => name) }
}
