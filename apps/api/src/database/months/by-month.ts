/** How a table that is there becomes one of months, without a lock that anybody notices: three migrations. docs/decisions/0052. */
import { sql, type Kysely } from 'kysely'
import { keepVacuumsAway } from '../migrate-gently.ts'
import { monthStart, type Monthly } from './months.ts'

/** Told of a table by its constraint. */
const cutName = ({ table }: Monthly) => `${table}_before_months`

/**
 * First: nothing is written past the beginning of the month after next, which is not looked at for what is there. All that comes until then
 * belongs to what becomes the first part.
 */
export const cutAhead = async (db: Kysely<unknown>, monthly: Monthly): Promise<void> => {
  const [table, by] = [sql.table(monthly.table), sql.ref(monthly.by)]
  const { rows } = await sql<{ last: Date | null }>`select max(${by}) as last from ${table}`.execute(db)
  const lastMs = Math.max(Date.now(), rows[0]?.last?.getTime() ?? 0)
  const cut = monthStart(new Date(lastMs), 2).toISOString()
  await sql`alter table ${table} add constraint ${sql.id(cutName(monthly))} check (${by} < ${sql.lit(cut)}) not valid`.execute(
    db,
  )
}

/** Second: looks at what is there, while everybody reads and writes. */
export const checkCut = async (db: Kysely<unknown>, monthly: Monthly): Promise<void> => {
  await keepVacuumsAway(db, monthly.table)
  await sql`alter table ${sql.table(monthly.table)} validate constraint ${sql.id(cutName(monthly))}`.execute(
    db,
  )
}

const cutOf = async (db: Kysely<unknown>, monthly: Monthly): Promise<string> => {
  const { rows } = await sql<{ cut: string }>`
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''') as cut from pg_constraint
    where conname = ${cutName(monthly)}`.execute(db)
  return rows[0]?.cut ?? ''
}

type Shape = {
  /** Sequence of its ids. */
  ids: string
  /** Columns that refer to another table. */
  references: readonly { column: string; to: string }[]
  /** As they stand on the table, by their names. */
  indexes: readonly string[]
  /** A guard of each row, which each part is given anew. */
  trigger?: { name: string; when: string; runs: string }
}

/**
 * Third: the table as it is becomes the first part of one of the same name. Nothing is copied, looked at or built: what the parts must be is
 * known of the constraint, indexes and references of the same kind are taken over.
 */
export const swapForMonths = async (
  db: Kysely<unknown>,
  monthly: Monthly,
  { ids, references, indexes, trigger }: Shape,
): Promise<void> => {
  const { table, by } = monthly
  const run = (text: string) => sql.raw(text).execute(db)
  await keepVacuumsAway(db, table)
  await run(`lock table ${table} in access exclusive mode`)
  const cut = await cutOf(db, monthly)
  const { rows: kept } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass and indexrelid::regclass::text = any(${[...indexes]})`.execute(db)
  await run(`create sequence ${ids} as bigint`)
  await run(`select setval('${ids}', nextval(pg_get_serial_sequence('${table}', 'id')), true)`)
  await run(`alter table ${table} alter column id drop identity`)
  await run(`alter table ${table} alter column id set default nextval('${ids}')`)
  if (trigger) await run(`drop trigger ${trigger.name} on ${table}`)
  await run(`alter table ${table} set schema months`)
  await run(
    `create table public.${table} (like months.${table} including defaults) partition by range (${by})`,
  )
  await run(`alter sequence ${ids} owned by public.${table}.id`)
  for (const { definition } of kept) await run(definition.replace(/ ON (?:ONLY )?\S+/, ` ON public.${table}`))
  for (const { column, to } of references)
    await run(
      `alter table public.${table} add constraint ${table}_${column}_fkey foreign key (${column}) references ${to} (id)`,
    )
  if (trigger)
    await run(
      `create trigger ${trigger.name} ${trigger.when} on public.${table} for each row execute function ${trigger.runs}`,
    )
  await run(
    `alter table public.${table} attach partition months.${table} for values from (minvalue) to ('${cut}')`,
  )
  await run(`create table months.${table}_rest partition of public.${table} default`)
  await run(`alter table months.${table}_rest add primary key (id)`)
}
