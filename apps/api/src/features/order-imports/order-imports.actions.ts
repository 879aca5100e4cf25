/** A client brings a file of services, says how it is read, has it published, takes it back. */
import { missingFields } from '@arriero/domain/imports/columns'
import { isUnderWork, publishDenial, undoDenial } from '@arriero/domain/imports/import-states'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { atBogota } from '@arriero/domain/time/calendar'
import type { Ctx, OpenCtx } from '#context.ts'
import { fail, refuse } from '#app-error.ts'
import { record } from '#features/audit/audit.store.ts'
import type { UploadedBytes } from '#http/serve.ts'
import { touchedOf } from './import-desk.views.ts'
import {
  changeImport,
  insertImport,
  lockedUnpublished,
  lockImport,
  removeImportsBefore,
  removeUnpublished,
  sheetsOf,
  writeRows,
} from './order-imports.store.ts'
import { ownImport } from './order-imports.views.ts'
import { contentHash, sheetsIn } from './reading/read-file.ts'
import { chosen, proposed, rowsOf, type Choice } from './reading/reading.ts'

const unpublishedMost = 20
const keptDays = 90

const nameOf = (filename: string): string =>
  filename
    .replace(/[\u0000-\u001f\u007f]/gu, '')
    .trim()
    .slice(0, 120) || 'servicios'

/** Opens its own transaction: reading the file takes a thread of its own, and seconds. */
export const bringFile = async (
  ctx: Ctx,
  { bytes, filename }: UploadedBytes,
): Promise<{ _id: string; isKnown: boolean }> => {
  const sheets = await sheetsIn(bytes)
  const reading = proposed(sheets)
  const rows = rowsOf(sheets, reading)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const waiting = await lockedUnpublished(db, ctx.actor.id)
    const { id, isKnown } = await insertImport(inner, {
      name: nameOf(filename),
      hash: contentHash(sheets),
      sheets,
      reading,
    })
    if (isKnown) return { _id: id, isKnown }
    if (waiting >= unpublishedMost) fail('import.too_many')
    await writeRows(db, id, rows)
    return { _id: id, isKnown }
  })
}

export const readAnew = async (ctx: Ctx, id: string, choice: Choice): Promise<{ updated: true }> => {
  const held = (await lockImport(ctx, id)) ?? fail('import.not_found')
  if (held.state !== 'checked') fail('import.not_ready')
  const sheets = await sheetsOf(ctx.db, id)
  const reading = chosen(sheets, held.reading, choice)
  await writeRows(ctx.db, id, rowsOf(sheets, reading))
  await changeImport(ctx.db, id, { state: 'checking', reading })
  return { updated: true }
}

export const publishImport = async (
  ctx: Ctx,
  id: string,
  which: 'all' | 'good',
): Promise<{ updated: true }> => {
  const { state, reading } = (await lockImport(ctx, id)) ?? fail('import.not_found')
  const { counts } = (await ownImport(ctx, id)) ?? fail('import.not_found')
  const hasColumns = missingFields(reading.mapping).length === 0
  refuse(publishDenial({ state, hasColumns, good: counts.good, wrong: counts.wrong, which }))
  await changeImport(ctx.db, id, { state: 'publishing', which })
  await record(ctx, {
    act: 'import.asked',
    objectKind: 'import',
    objectId: id,
    details: { which, good: counts.good },
  })
  return { updated: true }
}

export const undoImport = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const { state } = (await lockImport(ctx, id)) ?? fail('import.not_found')
  refuse(undoDenial({ state, touched: state === 'published' ? await touchedOf(ctx.db, id) : 0 }))
  await changeImport(ctx.db, id, { state: 'undoing' })
  return { updated: true }
}

export const discardImport = async (ctx: Ctx, id: string): Promise<{ removed: true }> => {
  const { state } = (await lockImport(ctx, id)) ?? fail('import.not_found')
  if (isUnderWork(state) || !(await removeUnpublished(ctx, id))) fail('import.not_ready')
  return { removed: true }
}

/** Files hold people's names and telephones: they go once nobody corrects them any more. */
export const sweepImports = (ctx: OpenCtx): Promise<void> =>
  ctx.inTransaction((db) => removeImportsBefore(db, atBogota(daysAfter(bogotaDay(ctx.now), -keptDays), 0)))
