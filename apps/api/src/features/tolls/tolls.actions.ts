/** A filled sheet of tolls becomes an edition, as one of the reference price does. docs/decisions/0044. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import { tollDifferences } from '@arriero/domain/tariff/toll-posts'
import type { Ctx } from '#context.ts'
import { figuresOn } from '#features/tariff/tariff.store.ts'
import {
  checkDay,
  keepEdition,
  templateOf,
  type FilledSheet,
  type KeptSheet,
} from '#features/tariff-editions/editions.actions.ts'
import { readWorkbook } from '#features/tariff-editions/xlsx-reading.ts'
import { fail } from '#app-error.ts'
import { readCsv } from './csv-grid.ts'
import { readTollSheet, tollColumns, tollRows, type TollReading } from './toll-sheet.ts'
import { tollSheetTexts } from './tolls.texts.ts'

const readingOf = (file: string): TollReading => {
  const bytes = Buffer.from(file, 'base64')
  return readTollSheet(readWorkbook(bytes) ?? readCsv(bytes) ?? fail('tariff.file_unreadable', 'file'))
}

export const tollTemplate = async (ctx: Ctx) => {
  const edition = await figuresOn(ctx.db, { kind: 'tolls', day: bogotaDay(ctx.now) })
  const { validFrom } = edition
  return templateOf({ texts: tollSheetTexts, columns: tollColumns, rows: tollRows(edition), validFrom })
}

/** Compared with what counts on its day until then. */
export const previewTolls = async (ctx: Ctx, { file, validFrom }: FilledSheet) => {
  checkDay(ctx, validFrom)
  const { posts, problems } = readingOf(file)
  const before = await figuresOn(ctx.db, { kind: 'tolls', day: validFrom })
  const differences = problems.length > 0 ? [] : tollDifferences(before, { validFrom, posts })
  return { problems, comparedWith: before.validFrom, differences }
}

export const createTolls = async (ctx: Ctx, { file, validFrom, note }: KeptSheet) => {
  checkDay(ctx, validFrom)
  const { posts, problems } = readingOf(file)
  if (problems.length > 0) fail('tariff.file_has_problems', 'file')
  const edition = { validFrom, posts }
  const before = await figuresOn(ctx.db, { kind: 'tolls', day: validFrom })
  const change = tollDifferences(before, edition).length
  return keepEdition(ctx, { act: 'tolls.create', kind: 'tolls', edition, note, change })
}
