/** Seals over the trail: which rows have none, and the chain. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#context.ts'
import { rowsOfMonth, type Month } from '#database/months/months.ts'
import type { SealedRow, SealFacts } from './seal-hash.ts'

/** Independent of the session's time zone and date style. */
const columns: RawBuilder<unknown> = sql`a.id, extract(epoch from a.at)::text as at, a.actor_id, a.act, a.object_kind, a.object_id,
  a.details::text as details`

export type Seal = SealFacts & { hash: Buffer }

/** One node seals at a time. */
export const lockSealing = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit seal', 0))`.execute(db)
}

/** Rows whose act is committed and that no seal covers yet, oldest first: also such as took long to commit. */
export const unsealedRows = async (db: Db, most: number): Promise<SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select ${columns} from audit_trail a where a.seal_number is null order by a.id limit ${most}`.execute(db)
  return rows
}

export const lastSeal = async (db: Db): Promise<Seal | undefined> => {
  const row = await db
    .selectFrom('audit_seals')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && sealOf(row)
}

export const insertSeal = async (db: Db, seal: Seal, rows: readonly SealedRow[]): Promise<void> => {
  await db
    .insertInto('audit_seals')
    .values({
      number: seal.number,
      row_count: seal.rowCount,
      batch_hash: seal.batchHash,
      previous_hash: seal.previousHash,
      hash: seal.hash,
      sealed_at: seal.sealedAt,
    })
    .execute()
  const ids = rows.map(({ id }) => id)
  const instants = rows.map(({ at }) => Number(at))
  // Half a second more to both sides: their text has more digits than a number holds.
  const [first, last] = [Math.min(...instants) - 0.5, Math.max(...instants) + 0.5]
  await sql`update audit_trail set seal_number = ${seal.number} where id = any(${ids}::bigint[])
    and at between to_timestamp(${first}) and to_timestamp(${last})`.execute(db)
}

/** Of a month: the last seal that covers a row of it, and how many rows no seal covers. */
export const lastSealIn = async (
  db: Db,
  month: Month,
): Promise<{ lastSeal: number | undefined; unsealed: number }> => {
  const { rows } = await sql<{ last: number | null; unsealed: number }>`
    select max(seal_number) as last, count(*) filter (where seal_number is null) as unsealed
    from ${rowsOfMonth(month)}`.execute(db)
  return { lastSeal: rows[0]?.last ?? undefined, unsealed: rows[0]?.unsealed ?? 0 }
}

/** Up to this seal rows may have gone with their month; 0 where none has. */
export const lastDroppedSeal = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ last: number | null }>`
    select max((details ->> 'lastSeal')::bigint) as last from audit_trail where act = 'trail.month_dropped'`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

/** The next seals of the chain, and the rows of each. */
export const sealsAfter = async (db: Db, number: number, most: number): Promise<Seal[]> => {
  const rows = await db
    .selectFrom('audit_seals')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map(sealOf)
}

export const sealNumbered = async (db: Db, number: number): Promise<Seal | undefined> =>
  (await sealsAfter(db, number - 1, 1)).find((seal) => seal.number === number)

export const rowsOfSeals = async (
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<Map<number, SealedRow[]>> => {
  const { rows } = await sql<SealedRow & { seal_number: number }>`
    select ${columns}, a.seal_number from audit_trail a
    where a.seal_number between ${from} and ${to} order by a.seal_number, a.id`.execute(db)
  return Map.groupBy(rows, ({ seal_number }) => seal_number)
}

type SealRow = {
  number: number
  row_count: number
  batch_hash: Buffer
  previous_hash: Buffer
  hash: Buffer
  sealed_at: Date
}

const sealOf = (row: SealRow): Seal => ({
  number: row.number,
  rowCount: row.row_count,
  batchHash: row.batch_hash,
  previousHash: row.previous_hash,
  hash: row.hash,
  sealedAt: row.sealed_at,
})
