/** The entries of a closed month as a file for an accounting program. docs/decisions/0071. */
import { chartDenial } from '@arriero/domain/money/closing/chart'
import { isClosed, isInBooks, type Month } from '@arriero/domain/money/closing/months'
import {
  partsOf,
  programTakes,
  type AccountingProgram,
  type VoucherFileKind,
  type VoucherPart,
} from '@arriero/domain/money/closing/voucher-files'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { csv, spreadsheet } from '#features/files/file-reads.ts'
import { keepMade } from '#features/files/files.actions.ts'
import { booksOf } from '#features/journal/closed-month.views.ts'
import { fail, refuse } from '#app-error.ts'
import { chartOf } from './chart.views.ts'
import { voucherFileTexts as texts } from './voucher-files.texts.ts'
import { voucherLines, voucherSizes } from './voucher-lines.views.ts'
import { csvOf, siigoOf, workbookOf, type Vouchers } from './voucher-writers.ts'

type FileAsked = {
  program: AccountingProgram
  kind: VoucherFileKind
  part: number
  documentId?: number | undefined
}

const judgeMonth = async (ctx: Pick<Ctx, 'db' | 'now'>, month: Month): Promise<void> => {
  const books = await booksOf(ctx.db)
  if (!isInBooks(month, books, ctx.now)) fail('month.not_found')
  if (!isClosed(month, books)) fail('month.not_closed')
}

/** What a closed month is written in never changes: neither does where one file ends and the next begins. */
export const monthParts = async (
  ctx: Ctx,
  month: Month,
  program: AccountingProgram,
): Promise<readonly VoucherPart[]> => {
  await judgeMonth(ctx, month)
  return partsOf(await voucherSizes(ctx.db, month), program)
}

const mediaTypes: Record<VoucherFileKind, string> = { csv, xlsx: spreadsheet, json: 'application/json' }

const bytesOf = async (vouchers: Vouchers, { kind, documentId }: FileAsked): Promise<Buffer> => {
  if (kind === 'csv') return csvOf(vouchers)
  if (kind === 'xlsx') return workbookOf(vouchers)
  return siigoOf(vouchers, documentId ?? fail('month.document_required', 'documentId'))
}

export const monthFile = async (
  ctx: Ctx,
  month: Month,
  asked: FileAsked,
): Promise<{ name: string; url: string }> => {
  const { program, kind, part: number } = asked
  if (!programTakes[program].kinds.includes(kind)) fail('month.file_kind', 'kind')
  const parts = await monthParts(ctx, month, program)
  const part = parts[number - 1] ?? fail('month.part_not_found', 'part')
  const chart = await chartOf(ctx.db)
  refuse(chartDenial(chart))
  const lines = await voucherLines(ctx.db, month, part)
  const fileId = await keepMade(ctx, {
    bytes: await bytesOf({ lines, chart }, asked),
    mediaType: mediaTypes[kind],
  })
  await ctx.inTransaction((db) =>
    record(
      { ...ctx, db },
      {
        act: 'month.file',
        objectKind: 'month',
        objectId: month,
        details: { month, program, part: number, rows: lines.length },
      },
    ),
  )
  return {
    name: texts.name(month, { program, part: number, parts: parts.length, kind }),
    url: ctx.fileUrl(fileId),
  }
}
