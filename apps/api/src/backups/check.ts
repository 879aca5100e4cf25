/** Whether a database that was restored is one that people could go on with. */
import { sql, type Kysely } from 'kysely'
import { isMigrated } from '#database/migrate.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { FileStorage } from '#providers/storage/port.ts'
import { isStillWhole } from '#providers/storage/storage.ts'
import { isWhole, type Replayed } from './archive.ts'

export type Checked = {
  isMigrated: boolean
  counts: Record<(typeof counted)[number], number>
  /** The last thing of any service that stands in it. */
  lastAt: Date | undefined
  /** What does not come to zero. */
  unbalanced: string[]
  files: { whole: number; missing: string[]; changed: string[] }
  /** Left out where nobody asked for all that was archived. */
  replayed?: Replayed | undefined
}

const counted = ['users', 'orders', 'payment_attempts', 'journal_entries', 'files'] as const
const atOnce = 4
const page = 500

const countsOf = async (db: Kysely<Tables>): Promise<Checked['counts']> => {
  const counts = await Promise.all(
    counted.map(async (table) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}`.execute(db)
      return [table, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts) as Checked['counts']
}

const unbalanced = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select transaction_id as id from journal_entries group by transaction_id having sum(amount_pesos) <> 0
    union all select 'journal' from journal_entries having coalesce(sum(amount_pesos), 0) <> 0`.execute(db)
  return rows.map(({ id }) => id)
}

type Row = { id: string; sha256: string }

/** What is only staged may have been swept since. */
const filesAfter = async (db: Kysely<Tables>, id: string): Promise<Row[]> =>
  (
    await sql<Row>`
      select id, sha256 from files where state = 'attached' and id > ${id} order by id limit ${page}`.execute(
      db,
    )
  ).rows

const judge = async (storage: FileStorage, { id, sha256 }: Row): Promise<'whole' | 'missing' | 'changed'> => {
  // Whatever keeps it from being read, nobody could go on with it.
  const isThere = await isStillWhole(storage, id, { sha256 }).catch(() => null)
  if (isThere === null) return 'changed'
  return isThere ? 'whole' : 'missing'
}

const checkFiles = async (db: Kysely<Tables>, storage: FileStorage): Promise<Checked['files']> => {
  const files: Checked['files'] = { whole: 0, missing: [], changed: [] }
  const check = async (row: Row) => {
    const verdict = await judge(storage, row)
    if (verdict === 'whole') files.whole += 1
    else files[verdict].push(row.id)
  }
  for (
    let rows = await filesAfter(db, '');
    rows.length > 0;
    rows = await filesAfter(db, rows.at(-1)?.id ?? '')
  )
    for (let from = 0; from < rows.length; from += atOnce)
      await Promise.all(rows.slice(from, from + atOnce).map(check))
  return files
}

/** Reads only. */
export const checkRestored = async (db: Kysely<Tables>, storage: FileStorage): Promise<Checked> => {
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from order_history`.execute(db)
  return {
    isMigrated: await isMigrated(db),
    counts: await countsOf(db),
    lastAt: rows[0]?.at ?? undefined,
    unbalanced: await unbalanced(db),
    files: await checkFiles(db, storage),
  }
}

export const isSound = ({ isMigrated, unbalanced, files, replayed }: Checked): boolean =>
  isMigrated &&
  unbalanced.length === 0 &&
  files.missing.length === 0 &&
  files.changed.length === 0 &&
  (replayed === undefined || isWhole(replayed))
