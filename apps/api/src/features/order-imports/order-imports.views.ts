/** Imports as their owner reads them. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { cellText } from '@arriero/domain/imports/cells'
import { missingFields } from '@arriero/domain/imports/columns'
import { undoDenial, type ImportRowState, type ImportState } from '@arriero/domain/imports/import-states'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import type { Asked, RowFault } from './check-row.ts'
import { touchedOf } from './import-desk.views.ts'
import type { Reading } from './reading/reading.ts'
import type { Sheet } from './reading/sheets.ts'

type All = typeof api.orderImports.all
type Wire = ReplyOf<All>['items'][number]
type Detail = ReplyOf<typeof api.orderImports.detail>
type Rows = typeof api.orderImports.rows
type RowWire = ReplyOf<Rows>['items'][number]

type Counts = Record<ImportRowState | 'total', number>
type Row = { id: string; name: string; state: ImportState; created_at: Date } & {
  counts: Partial<Counts> | null
}

/** How many rows stand how, of each import of a page. */
const counted = sql`(select jsonb_object_agg(state, n) from (
  select state, count(*) as n from order_import_rows r where r.import_id = i.id group by state) c) as counts`

const countsOf = (counts: Partial<Counts> | null): Wire['counts'] => {
  const of = (state: ImportRowState) => counts?.[state] ?? 0
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return {
    total,
    checked: total - of('unchecked'),
    good: of('good'),
    wrong: of('wrong') + of('failed'),
    existing: of('existing'),
    published: of('published') + of('kept'),
    undone: of('undone'),
  }
}

const wireOf = ({ id, name, state, counts, created_at }: Row): Wire => ({
  _id: id,
  name,
  state,
  counts: countsOf(counts),
  createdAt: created_at.toISOString(),
})

const sorts: Sorts = { createdAt: { by: sql`i.created_at`, type: 'instant' } }

export const ownImports = async (ctx: Ctx, query: InputOf<All>['query']): Promise<ReplyOf<All>> => {
  const list = {
    select: sql`i.id, i.name, i.state, i.created_at, ${counted}`,
    from: sql`order_imports i`,
    where: [sql`i.owner_id = ${ctx.actor.id}`],
    id: sql`i.id`,
    sorts,
  }
  const { rows, page } = await keysetPage<Row>(ctx.db, list, query)
  return { items: rows.map(wireOf), ...page }
}

const sampleRows = 3
const sampleLetters = 60

type Whole = Row & { content: { sheets: Sheet[] }; reading: Reading; closed: number }

export const ownImport = async (ctx: Ctx, id: string): Promise<Detail | undefined> => {
  const { rows } = await sql<Whole>`
    select i.id, i.name, i.state, i.created_at, i.content, i.reading, ${counted},
      (select count(*)::int from order_import_rows r where r.import_id = i.id and r.state = 'good'
        and (r.asked ->> 'isOriginClosed')::boolean) as closed
    from order_imports i where i.id = ${id} and i.owner_id = ${ctx.actor.id}`.execute(ctx.db)
  const row = rows[0]
  if (!row) return undefined
  const { sheets } = row.content
  const { sheet, head, titles, mapping } = row.reading
  const below = sheets[sheet]?.rows.slice(head + 1, head + 1 + sampleRows) ?? []
  const touched = row.state === 'published' ? await touchedOf(ctx.db, id) : 0
  return {
    ...wireOf(row),
    sheets: sheets.map(({ name, rows: all }) => ({ name, rows: all.length })),
    sheet,
    headRow: head + 1,
    titles,
    mapping,
    missing: missingFields(mapping),
    closed: row.closed,
    sample: below.map((cells) => titles.map((_, at) => cellText(cells[at]).slice(0, sampleLetters))),
    whyNotUndo: undoDenial({ state: row.state, touched }) ?? null,
  }
}

type RowRow = {
  id: string
  row_number: number
  state: ImportRowState
  reference: string | null
  faults: RowFault[]
  asked: Asked | null
  order_id: string | null
}

const rowSorts: Sorts = { row: { by: sql`r.row_number`, type: 'number' } }

const rowWire = (row: RowRow): RowWire => ({
  row: row.row_number,
  state: row.state,
  reference: row.reference,
  origin: row.asked?.pattern.origin.name ?? null,
  destination: row.asked?.pattern.destination.name ?? null,
  reservationDate: row.asked?.reservationAt ?? null,
  isOriginClosed: row.asked?.isOriginClosed ?? false,
  faults: row.faults,
  orderId: row.order_id,
})

/** Undefined where the caller has no such import. */
export const importRows = async (
  ctx: Ctx,
  id: string,
  query: InputOf<Rows>['query'],
): Promise<ReplyOf<Rows> | undefined> => {
  const own = await ctx.db
    .selectFrom('order_imports')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ctx.actor.id)
    .executeTakeFirst()
  if (!own) return undefined
  const list = {
    select: sql`r.row_number::text as id, r.row_number, r.state, r.reference, r.faults, r.asked, r.order_id`,
    from: sql`order_import_rows r`,
    where: [sql`r.import_id = ${id}`, oneOf(sql`r.state`, query.state)],
    id: sql`r.row_number::text`,
    sorts: rowSorts,
  }
  const { rows, page } = await keysetPage<RowRow>(ctx.db, list, query)
  return { items: rows.map(rowWire), ...page }
}

export type FailedRow = { cells: Sheet['rows'][number]; faults: RowFault[] }

/** What came to nothing as it was, in the file's own order; undefined where the caller has no such import. */
export const failedRows = async (
  ctx: Ctx,
  id: string,
): Promise<{ name: string; titles: string[]; rows: FailedRow[] } | undefined> => {
  const found = await ctx.db
    .selectFrom('order_imports')
    .select(['name', 'reading'])
    .where('id', '=', id)
    .where('owner_id', '=', ctx.actor.id)
    .executeTakeFirst()
  if (!found) return undefined
  const rows = await ctx.db
    .selectFrom('order_import_rows')
    .select(['cells', 'faults'])
    .where('import_id', '=', id)
    .where('state', 'in', ['wrong', 'failed'])
    .orderBy('row_number')
    .execute()
  return {
    name: found.name,
    titles: (found.reading as Reading).titles,
    rows: rows.map(({ cells, faults }) => ({
      cells: (cells as { cells: FailedRow['cells'] }).cells,
      faults: faults as RowFault[],
    })),
  }
}
