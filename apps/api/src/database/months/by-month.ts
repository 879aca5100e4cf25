/** How a table that is there becomes one of months, without a lock that anybody notices: three migrations. docs/decisions/0052. */
import { sql, type Kysely } from 'kysely'
import { keepVacuumsAway } from '../migrate-gently.ts'
import { addKeys, monthStart, type Monthly } from './months.ts'

/** As it is before. */
type Whole = { table: string; by: string }

/** Told of a table by its constraint. */
const cutName = (table: string) => `${table}_before_months`

/**
 * First: nothing is written past the beginning of the month after next, which is not looked at for what is there. All that comes until then
 * belongs to what becomes the first part.
 */
export const cutAhead = async (db: Kysely<unknown>, whole: Whole): Promise<void> => {
  const [table, by] = [sql.table(whole.table), sql.ref(whole.by)]
  const { rows } = await sql<{ last: Date | null }>`select max(${by}) as last from ${table}`.execute(db)
  const lastMs = Math.max(Date.now(), rows[0]?.last?.getTime() ?? 0)
  const cut = monthStart(new Date(lastMs), 2).toISOString()
  await sql`alter table ${table} add constraint ${sql.id(cutName(whole.table))} check (${by} < ${sql.lit(cut)}) not valid`.execute(
    db,
  )
}

/** Second: looks at what is there, while everybody reads and writes. */
export const checkCut = async (db: Kysely<unknown>, { table }: Whole): Promise<void> => {
  await keepVacuumsAway(db, table)
  await sql`alter table ${sql.table(table)} validate constraint ${sql.id(cutName(table))}`.execute(db)
}

const cutOf = async (db: Kysely<unknown>, table: string): Promise<string> => {
  const { rows } = await sql<{ cut: string }>`
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''') as cut from pg_constraint
    where conname = ${cutName(table)}`.execute(db)
  return rows[0]?.cut ?? ''
}

type Shape = {
  /** Its name until now, where the whole is given another. */
  was?: string
  /** Sequence of its ids, where the database numbers them. */
  ids?: string
  /** Columns that refer to another table. */
  references: readonly { column: string; to: string }[]
  /** As they stand on the table, by their names. */
  indexes: readonly string[]
  /** A guard of each row, which each part is given anew. */
  trigger?: { name: string; when: string; runs: string }
}

type Run = (text: string) => Promise<unknown>

/** Ids go on behind the last one, whichever part they are written to. */
const numberOn = async (run: Run, table: string, ids: string) => {
  await run(`create sequence ${ids} as bigint`)
  await run(`select setval('${ids}', nextval(pg_get_serial_sequence('${table}', 'id')), true)`)
  await run(`alter table ${table} alter column id drop identity`)
  await run(`alter table ${table} alter column id set default nextval('${ids}')`)
}

const indexesOf = async (db: Kysely<unknown>, table: string, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass and indexrelid::regclass::text = any(${[...names]})`.execute(db)
  return rows.map(({ definition }) => definition)
}

/**
 * Third: the table as it is becomes the first part of the whole. Nothing is copied, looked at or built: what the parts must be is
 * known of the constraint, indexes and references of the same kind are taken over.
 */
export const swapForMonths = async (
  db: Kysely<unknown>,
  monthly: Monthly,
  { was = monthly.table, ids, references, indexes, trigger }: Shape,
): Promise<void> => {
  const { table, by } = monthly
  const run = (text: string) => sql.raw(text).execute(db)
  await keepVacuumsAway(db, was)
  await run(`lock table ${was} in access exclusive mode`)
  const cut = await cutOf(db, was)
  const kept = await indexesOf(db, was, indexes)
  if (ids !== undefined) await numberOn(run, was, ids)
  if (trigger) await run(`drop trigger ${trigger.name} on ${was}`)
  if (was !== table) await run(`alter table ${was} rename to ${table}`)
  await run(`alter table ${table} set schema months`)
  await run(
    `create table public.${table} (like months.${table} including defaults) partition by range (${by})`,
  )
  if (ids !== undefined) await run(`alter sequence ${ids} owned by public.${table}.id`)
  for (const definition of kept) await run(definition.replace(/ ON (?:ONLY )?\S+/, ` ON public.${table}`))
  for (const { column, to } of references)
    await run(
      `alter table public.${table} add constraint ${was}_${column}_fkey foreign key (${column}) references ${to} (id)`,
    )
  if (trigger)
    await run(
      `create trigger ${trigger.name} ${trigger.when} on public.${table} for each row execute function ${trigger.runs}`,
    )
  await run(
    `alter table public.${table} attach partition months.${table} for values from (minvalue) to ('${cut}')`,
  )
  await run(`create table months.${table}_rest partition of public.${table} default`)
  await addKeys(db, monthly, `${table}_rest`)
}
