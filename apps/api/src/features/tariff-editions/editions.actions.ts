/** A filled workbook becomes an edition: looked at first, then brought into force from a day on. Decisions §13. */
import { planAheadDays } from '@arriero/domain/typed/limits'
import { buffer } from 'node:stream/consumers'
import type { AuditAct } from '@arriero/domain/house/audit'
import { bogotaDay, daysAfter, isDay } from '@arriero/domain/time/calendar'
import { editionFrom, valuesOf } from '@arriero/domain/tariff/parameters'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { writeWorkbook, type SheetColumn } from '#features/exports/xlsx/workbook.ts'
import { editionOn, insertEdition, type NewEdition } from '#features/tariff/tariff.store.ts'
import { fail, refuse } from '#app-error.ts'
import { comparison } from './editions.views.ts'
import { readSheet, sheetColumns, sheetRows, type SheetReading } from './sheet-layout.ts'
import { sheetTexts } from './tariff-editions.texts.ts'
import { readWorkbook, type CellValue } from './xlsx-reading.ts'

export type FilledSheet = { file: string; validFrom: string }
export type KeptSheet = FilledSheet & { note: string | undefined }

export const checkDay = (ctx: Ctx, validFrom: string): void => {
  const isPossible =
    isDay(validFrom) && validFrom <= daysAfter(bogotaDay(ctx.now), planAheadDays.referenceFigures)
  if (!isPossible) fail('tariff.day_invalid', 'validFrom')
}

const readingOf = (file: string): SheetReading =>
  readSheet(readWorkbook(Buffer.from(file, 'base64')) ?? fail('tariff.file_unreadable', 'file'))

export type Template = {
  texts: { title: string; words: { yes: string; no: string }; fileName: (validFrom: string) => string }
  columns: readonly SheetColumn[]
  rows: readonly (readonly CellValue[])[]
  validFrom: string
}

/** A workbook with the figures of today, to be changed. */
export const templateOf = async ({
  texts: { title, words, fileName },
  columns,
  rows,
  validFrom,
}: Template): Promise<{ name: string; file: string }> => {
  async function* batches() {
    yield { rows }
  }
  const bytes = await buffer(writeWorkbook({ title, columns, batches: batches(), words }))
  return { name: fileName(validFrom), file: bytes.toString('base64') }
}

/** Keeps an edition that changes something, and says so in the trail. */
export const keepEdition = async (
  ctx: Ctx,
  { act, change, ...kept }: Omit<NewEdition, 'byId'> & { act: AuditAct; change: number },
): Promise<{ _id: string }> => {
  refuse(change > 0 ? undefined : 'tariff.nothing_changes')
  const id = await insertEdition(ctx, { ...kept, byId: ctx.actor.id })
  const { validFrom } = kept.edition
  await record(ctx, { act, objectKind: 'tariff', objectId: id, details: { validFrom, change } })
  return { _id: id }
}

export const editionTemplate = async (ctx: Ctx) => {
  const edition = await editionOn(ctx.db, bogotaDay(ctx.now))
  const { validFrom } = edition
  return templateOf({
    texts: sheetTexts,
    columns: sheetColumns,
    rows: sheetRows(valuesOf(edition)),
    validFrom,
  })
}

/** Compared with what counts on its day until then. */
export const previewEdition = async (ctx: Ctx, { file, validFrom }: FilledSheet) => {
  checkDay(ctx, validFrom)
  const { values, problems } = readingOf(file)
  const before = await editionOn(ctx.db, validFrom)
  const compared =
    problems.length > 0 ? { differences: [], worked: [] } : comparison(before, editionFrom(validFrom, values))
  return { problems: [...problems], comparedWith: before.validFrom, ...compared }
}

export const createEdition = async (ctx: Ctx, { file, validFrom, note }: KeptSheet) => {
  checkDay(ctx, validFrom)
  const { values, problems } = readingOf(file)
  if (problems.length > 0) fail('tariff.file_has_problems', 'file')
  const edition = editionFrom(validFrom, values)
  const change = comparison(await editionOn(ctx.db, validFrom), edition).differences.length
  return keepEdition(ctx, { act: 'tariff.create', edition, note, change })
}
