/** Rows of imports: the file as it was read, each of its rows as it stands, and the client's own references. */
import type { ImportRowState, ImportState } from '@arriero/domain/imports/import-states'
import type { Cell } from '@arriero/domain/imports/cells'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import type { Asked, RowFault } from './check-row.ts'
import type { RawRow, Reading } from './reading/reading.ts'
import type { CellFault, Sheet } from './reading/sheets.ts'

export type NewImport = { name: string; hash: string; sheets: readonly Sheet[]; reading: Reading }

/** Its id, or that of the one there is with the same content. */
export const insertImport = async (
  ctx: Ctx,
  { name, hash, sheets, reading }: NewImport,
): Promise<{ id: string; isKnown: boolean }> => {
  const id = ctx.newId()
  const inserted = await ctx.db
    .insertInto('order_imports')
    .values({
      id,
      owner_id: ctx.actor.id,
      name,
      content_hash: hash,
      state: 'checking',
      content: JSON.stringify({ sheets }),
      reading: JSON.stringify(reading),
      which: null,
      created_at: ctx.now,
    })
    .onConflict((same) =>
      // As the index says it: a parameter would not be known to be the same.
      same
        .columns(['owner_id', 'content_hash'])
        .where(sql<boolean>`state <> 'undone'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id, isKnown: false }
  const known = await ctx.db
    .selectFrom('order_imports')
    .select('id')
    .where('owner_id', '=', ctx.actor.id)
    .where('content_hash', '=', hash)
    .where('state', '<>', 'undone')
    .executeTakeFirstOrThrow()
  return { id: known.id, isKnown: true }
}

/** How many of a person wait to be published; holds back others of his until the transaction ends. */
export const lockedUnpublished = async (db: Db, ownerId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${ownerId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('order_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['checking', 'checked'])
    .executeTakeFirstOrThrow()
  return row.count
}

type KeptRow = { cells: Cell[]; cellFaults: CellFault[] }

/** All rows anew, unchecked, in one statement. */
export const writeRows = async (db: Db, importId: string, rows: readonly RawRow[]): Promise<void> => {
  await db.deleteFrom('order_import_rows').where('import_id', '=', importId).execute()
  const kept = rows.map(({ rowNumber, cells, reference, faults }) => ({
    rowNumber,
    reference,
    cells: { cells, cellFaults: faults } satisfies KeptRow,
  }))
  await sql`
    insert into order_import_rows (import_id, row_number, cells, reference, state, faults)
    select ${importId}, (r ->> 'rowNumber')::int, r -> 'cells', r ->> 'reference', 'unchecked', '[]'::jsonb
    from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) r`.execute(db)
}

export type ImportRow = {
  id: string
  ownerId: string
  name: string
  state: ImportState
  which: 'all' | 'good' | null
  reading: Reading
}

const columns = ['id', 'owner_id', 'name', 'state', 'which', 'reading'] as const
type Kept = {
  id: string
  owner_id: string
  name: string
  state: string
  which: string | null
  reading: unknown
}

const importOf = (row: Kept): ImportRow => ({
  id: row.id,
  ownerId: row.owner_id,
  name: row.name,
  state: row.state as ImportState,
  which: row.which as ImportRow['which'],
  reading: row.reading as Reading,
})

/** Locked until the transaction ends: whoever works on it waits, and so does who wants it otherwise. */
export const lockImport = async ({ db, actor }: Ctx, id: string): Promise<ImportRow | undefined> => {
  const row = await db
    .selectFrom('order_imports')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  return row && importOf(row)
}

/** The same for the work on it: undefined while somebody else is at it, and once it is in another state. */
export const lockForWork = async (
  db: Db,
  { id, state }: Pick<ImportRow, 'id' | 'state'>,
): Promise<ImportRow | undefined> => {
  const row = await db
    .selectFrom('order_imports')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', state)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && importOf(row)
}

/** What is under work, the oldest first. */
export const underWork = async ({ db }: Pick<OpenCtx, 'db'>): Promise<ImportRow[]> => {
  const rows = await db
    .selectFrom('order_imports')
    .select(columns)
    .where('state', 'in', ['checking', 'publishing', 'undoing'])
    .orderBy('created_at')
    .limit(20)
    .execute()
  return rows.map(importOf)
}

export const sheetsOf = async (db: Db, id: string): Promise<Sheet[]> => {
  const row = await db
    .selectFrom('order_imports')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (row.content as { sheets: Sheet[] }).sheets
}

export type ImportChange = { state?: ImportState; which?: 'all' | 'good'; reading?: Reading }

/** The caller has locked it. */
export const changeImport = async (
  db: Db,
  id: string,
  { reading, ...change }: ImportChange,
): Promise<void> => {
  await db
    .updateTable('order_imports')
    .set({ ...change, ...(reading && { reading: JSON.stringify(reading) }) })
    .where('id', '=', id)
    .execute()
}

export type WaitingRow = {
  rowNumber: number
  reference: string | null
  asked: Asked | null
  orderId: string | null
} & KeptRow

/** The next rows in a state. */
export const rowsIn = async (
  db: Db,
  { id }: Pick<ImportRow, 'id'>,
  { state, limit }: { state: ImportRowState; limit: number },
): Promise<WaitingRow[]> => {
  const rows = await db
    .selectFrom('order_import_rows')
    .select(['row_number', 'reference', 'asked', 'order_id', 'cells'])
    .where('import_id', '=', id)
    .where('state', '=', state)
    .orderBy('row_number')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    rowNumber: row.row_number,
    reference: row.reference,
    asked: row.asked as Asked | null,
    orderId: row.order_id,
    ...(row.cells as KeptRow),
  }))
}

export type RowChange = {
  rowNumber: number
  state: ImportRowState
  faults?: readonly RowFault[]
  asked?: Asked | null
  orderId?: string | null
}

/** Several rows in one statement; what is left out stays. */
export const changeRows = async (db: Db, importId: string, changes: readonly RowChange[]): Promise<void> => {
  if (changes.length === 0) return
  await sql`
    update order_import_rows r set state = c ->> 'state',
      faults = coalesce(c -> 'faults', r.faults),
      asked = case when c ? 'asked' then nullif(c -> 'asked', 'null'::jsonb) else r.asked end,
      order_id = case when c ? 'orderId' then c ->> 'orderId' else r.order_id end
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) c
    where r.import_id = ${importId} and r.row_number = (c ->> 'rowNumber')::int`.execute(db)
}

/** References that stand in an earlier row of the same file. */
export const repeatedIn = async (
  db: Db,
  importId: string,
  rows: readonly Pick<WaitingRow, 'rowNumber' | 'reference'>[],
): Promise<ReadonlySet<number>> => {
  const references = rows.flatMap(({ reference }) => (reference === null ? [] : [reference]))
  if (references.length === 0) return new Set()
  const firsts = await db
    .selectFrom('order_import_rows')
    .select(({ fn }) => ['reference', fn.min<number>('row_number').as('first')])
    .where('import_id', '=', importId)
    .where('reference', 'in', references)
    .groupBy('reference')
    .execute()
  const firstOf = new Map(firsts.map(({ reference, first }) => [reference, first]))
  return new Set(
    rows.flatMap(({ rowNumber, reference }) =>
      reference !== null && (firstOf.get(reference) ?? rowNumber) < rowNumber ? [rowNumber] : [],
    ),
  )
}

/** False where the caller has no such import that was never published. */
export const removeUnpublished = async ({ db, actor }: Ctx, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('order_imports')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .where('state', '=', 'checked')
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const removeImportsBefore = async (db: Db, before: Date): Promise<void> => {
  await db
    .deleteFrom('order_imports')
    .where('created_at', '<', before)
    .where('state', 'in', ['checked', 'published', 'undone'])
    .execute()
}

export const removeImportsOf = async (db: Db, ownerId: string): Promise<void> => {
  await db.deleteFrom('order_imports').where('owner_id', '=', ownerId).execute()
  await db.deleteFrom('order_references').where('owner_id', '=', ownerId).execute()
}
