/** Writes an export: the list's own view page after page, into a zip, into storage. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Ctx, OpenCtx } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import type { Told } from '#effects/told.ts'
import { record } from '#features/audit/audit.store.ts'
import { spreadsheet } from '#features/files/file-reads.ts'
import { insertStaged } from '#features/files/files.store.ts'
import { AppError } from '#app-error.ts'
import { columnsOf, type ExportColumn, type ExportList } from './export-list.ts'
import { exportListOf } from './export-lists.ts'
import { beginExport, failExport, finishExport, noteProgress, type BegunExport } from './exports.store.ts'
import { exportsTexts } from './exports.texts.ts'
import { askerOf } from './exports.views.ts'
import type { Subtotals } from './xlsx/subtotals.ts'
import { writeWorkbook, type SheetBatch } from './xlsx/workbook.ts'

/** A page takes the one thread there is for a moment: short enough that nobody notices. */
const pageRows = 100
export const rowsMost = 250_000
const progressEvery = 2000

type Task = {
  ctx: Ctx
  id: string
  list: ExportList
  columns: readonly ExportColumn<unknown>[]
  query: object
  /** Runs what must be seen while the rows are still read as of one moment. */
  outside: <T>(work: () => T) => T
}

/** Rows as the sheet takes them, page by page of what `reader` sees; `written.rows` counts them. */
async function* batchesOf(task: Task, reader: Ctx, written: { rows: number }): AsyncGenerator<SheetBatch> {
  const { ctx, id, list, columns, query, outside } = task
  let after: string | undefined
  let told = 0
  do {
    const { items, next } = await list.page(reader, { ...query, limit: pageRows, after, counts: false })
    written.rows += items.length
    if (written.rows > rowsMost) throw new AppError('export.too_many_rows')
    const rows = items.map((row) => columns.map(({ value }) => value(row)))
    const { sums } = list
    yield sums ? { rows, summed: rows.filter((_, at) => sums.of(items[at])) } : { rows }
    if (written.rows - told >= progressEvery) {
      // Told beside what is read; where there is no connection for it, it is told the next time.
      if (!(await outside(() => noteProgress(ctx.db, id, written.rows).catch(() => true))))
        throw new AppError('export.not_found')
      told = written.rows
    }
    // Whoever has waited meanwhile comes first.
    await setImmediate()
    after = next ?? undefined
  } while (after !== undefined)
}

type Kept = { fileId: string; sha256: string; sizeBytes: number }

/** Bytes first, then the row: a size is known only at the end, and bytes without a row are swept. */
const store = async (ctx: OpenCtx, bytes: AsyncIterable<Uint8Array>): Promise<Kept> => {
  const fileId = ctx.newId()
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* measured() {
    for await (const part of bytes) {
      hash.update(part)
      sizeBytes += part.length
      yield part
    }
  }
  await ctx.providers.storage.writeStream(fileId, measured())
  return { fileId, sha256: hash.digest('hex'), sizeBytes }
}

const finish = (task: Task, { fileId, ...file }: Kept, rowCount: number): Promise<void> =>
  task.ctx.inTransaction(async (db) => {
    const ctx = { ...task.ctx, db }
    const { id: ownerId } = ctx.actor
    const row = { id: fileId, ownerId, kind: 'export', mediaType: spreadsheet, createdAt: ctx.now } as const
    await insertStaged(db, { ...row, ...file })
    await finishExport(ctx, task.id, { rowCount, fileId })
    const details = { list: task.list.name, rowCount }
    await record(ctx, { act: 'export.written', objectKind: 'export', objectId: task.id, details })
  })

/** As he is now: who has lost the right to a list since he asked gets nothing of it. */
const taskOf = async (open: OpenCtx, id: string, begun: BegunExport): Promise<Task> => {
  const actor = await askerOf(open.db, begun.ownerId)
  const list = exportListOf(begun.list)
  if (!actor?.isValidated || !list?.roles.includes(actor.role)) throw new AppError('export.list_unknown')
  const query = list.query.parse(begun.query) as object
  const outside = AsyncLocalStorage.snapshot()
  return { ctx: { ...open, actor }, id, list, columns: columnsOf(list, begun.columns), query, outside }
}

/** Where the column was chosen: of what is not in the file nothing is told apart. */
const subtotalsOf = ({ list, columns }: Task): Subtotals | undefined => {
  const by = columns.findIndex(({ key }) => key === list.subtotalsBy)
  return by < 0 ? undefined : { by, title: exportsTexts.byState, rows: exportsTexts.rows }
}

const write = async (open: OpenCtx, id: string, begun: BegunExport): Promise<void> => {
  const task = await taskOf(open, id, begun)
  const writeFrom = async (reader: Ctx) => {
    const written = { rows: 0 }
    const { title, names } = task.list
    const workbook = {
      title: names?.sheet(open.facts.brand) ?? title,
      columns: task.columns,
      batches: batchesOf(task, reader, written),
      isPartial: task.list.sums !== undefined,
      subtotals: subtotalsOf(task),
      words: { ...exportsTexts, totals: task.list.sums?.title ?? exportsTexts.totals },
    }
    return { kept: await store(open, writeWorkbook(workbook)), rowCount: written.rows }
  }
  const { kept, rowCount } = await open.reading((from) => {
    const reader = { ...task.ctx, ...from }
    return task.list.isOneMoment ? atOneMoment(reader, writeFrom) : writeFrom(reader)
  })
  await finish(task, kept, rowCount)
}

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'server.unexpected')

/** Says in its row why it failed: asking again is the person's choice. */
export const writeExport = async (ctx: OpenCtx, { detail: id }: Told): Promise<void> => {
  const begun = id === undefined ? undefined : await beginExport(ctx, id)
  if (id === undefined || !begun) return
  try {
    await write(ctx, id, begun)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'server.unexpected') ctx.log.error({ err: error, exportId: id }, 'an export failed')
    await failExport(ctx, id, code)
  }
}
