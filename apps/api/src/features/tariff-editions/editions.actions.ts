/** A filled workbook becomes an edition: looked at first, then brought into force from a day on. Decisions §13. */
import { planAheadDays } from '@arriero/domain/typed/limits'
import { buffer } from 'node:stream/consumers'
import { bogotaDay, daysAfter, isDay } from '@arriero/domain/time/calendar'
import { editionFrom, valuesOf } from '@arriero/domain/tariff/parameters'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { writeWorkbook } from '#features/exports/xlsx/workbook.ts'
import { editionOn, insertEdition } from '#features/tariff/tariff.store.ts'
import { fail, refuse } from '#app-error.ts'
import { comparison } from './editions.views.ts'
import { readSheet, sheetColumns, sheetRows, type SheetReading } from './sheet-layout.ts'
import { sheetTexts } from './tariff-editions.texts.ts'
import { readWorkbook } from './xlsx-reading.ts'

export type FilledSheet = { file: string; validFrom: string }

const checkDay = (ctx: Ctx, validFrom: string): void => {
  const isPossible =
    isDay(validFrom) && validFrom <= daysAfter(bogotaDay(ctx.now), planAheadDays.referenceFigures)
  if (!isPossible) fail('tariff.day_invalid', 'validFrom')
}

const readingOf = (file: string): SheetReading =>
  readSheet(readWorkbook(Buffer.from(file, 'base64')) ?? fail('tariff.file_unreadable', 'file'))

/** The figures of today, to be changed. */
export const editionTemplate = async (ctx: Ctx): Promise<{ name: string; file: string }> => {
  const edition = await editionOn(ctx.db, bogotaDay(ctx.now))
  async function* batches() {
    yield { rows: sheetRows(valuesOf(edition)) }
  }
  const { title, words, fileName } = sheetTexts
  const bytes = await buffer(writeWorkbook({ title, columns: sheetColumns, batches: batches(), words }))
  return { name: fileName(edition.validFrom), file: bytes.toString('base64') }
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

export const createEdition = async (
  ctx: Ctx,
  { file, validFrom, note }: FilledSheet & { note: string | undefined },
): Promise<{ _id: string }> => {
  checkDay(ctx, validFrom)
  const { values, problems } = readingOf(file)
  if (problems.length > 0) fail('tariff.file_has_problems', 'file')
  const edition = editionFrom(validFrom, values)
  const { differences } = comparison(await editionOn(ctx.db, validFrom), edition)
  refuse(differences.length > 0 ? undefined : 'tariff.nothing_changes')
  const id = await insertEdition(ctx, { edition, note, byId: ctx.actor.id })
  await record(ctx, {
    act: 'tariff.create',
    objectKind: 'tariff',
    objectId: id,
    details: { validFrom, change: differences.length },
  })
  return { _id: id }
}
