/** Months of the books: what is looked at, closing, what came afterwards, files for accounting programs and their chart. docs/decisions/0071. */
import { isChartCode } from '@arriero/domain/money/closing/chart'
import { isMonth, monthChecks, monthStates } from '@arriero/domain/money/closing/months'
import { accountingPrograms, voucherFileKinds } from '@arriero/domain/money/closing/voucher-files'
import { accounts, journalEvents } from '@arriero/domain/money/journal'
import { treasurers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { instantShape, pesosShape, says, updated } from '../shapes.ts'
import { referredPosting } from './accounting.ts'
import { madeFile } from './settlement-shapes.ts'

const bookkeepers = { roles: treasurers } as const
const account = z.enum(accounts)
const person = z.object({ _id: z.string(), name: z.string() })

/** `YYYY-MM`, by Bogotá's calendar. */
const monthShape = z.string(says('input.invalid')).refine(isMonth, says('input.invalid'))
const monthParams = z.object({ month: monthShape })

const state = z.enum(monthStates)
const closing = z.object({ at: instantShape, by: person })

const monthRow = z.object({
  month: z.string(),
  state,
  debit: pesosShape,
  entries: z.number().int(),
  closed: closing.nullable(),
})
export type MonthRow = z.output<typeof monthRow>

const check = z.object({
  key: z.enum(monthChecks),
  /** How many there are, and what they come to. */
  count: z.number().int(),
  value: pesosShape,
  /** A warning holds nothing up. */
  isWarning: z.boolean(),
})

const accountFigures = z.object({
  account,
  /** Debit positive: as the month began, and as it ends. */
  opening: pesosShape,
  debit: pesosShape,
  credit: pesosShape,
  balance: pesosShape,
  entries: z.number().int(),
})

const filePart = z.object({ part: z.number().int(), vouchers: z.number().int(), lines: z.number().int() })

const monthDetail = monthRow.extend({
  credit: pesosShape,
  /** The one that is closed next: none before it is open. */
  isNext: z.boolean(),
  /** Of a closed month none is asked again. */
  checks: z.array(check),
  accounts: z.array(accountFigures),
  /** Postings of later months that belong to this one. */
  late: z.number().int(),
})
export type MonthDetail = z.output<typeof monthDetail>

/** A posting of a later month that takes back, corrects or settles one of this month. */
const latePosting = z.object({
  _id: z.string(),
  at: instantShape,
  kind: z.enum(journalEvents),
  orderId: z.string(),
  travel: z.string(),
  value: pesosShape,
  refersTo: referredPosting,
})

const chartCode = z
  .string(says('chart.code_required'))
  .trim()
  .min(1, says('chart.code_required'))
  .refine(isChartCode, says('chart.code_invalid'))

/** One code for each account of the journal, none left out. */
const chartCodes = z.strictObject(
  Object.fromEntries(accounts.map((name) => [name, chartCode])) as Record<
    (typeof accounts)[number],
    typeof chartCode
  >,
)

export const closings = {
  all: endpoint('GET /accounting/months', {
    access: bookkeepers,
    reply: z.object({ months: z.array(monthRow) }),
  }),
  month: endpoint('GET /accounting/month/{month}', {
    access: bookkeepers,
    params: monthParams,
    reply: monthDetail,
    errors: ['month.not_found'],
  }),
  close: endpoint('POST /accounting/month/{month}', {
    access: bookkeepers,
    params: monthParams,
    /** What the month came to as its closer saw it. */
    body: z.strictObject({ debit: pesosShape, entries: z.number(says('input.invalid')).int() }),
    reply: z.object({ closed: closing }),
    errors: [
      'month.not_found',
      'month.closed',
      'month.not_over',
      'month.earlier_open',
      'month.pending',
      'month.changed',
    ],
  }),
  late: endpoint('GET /accounting/month/late/{month}', {
    access: bookkeepers,
    params: monthParams,
    query: listQuery(['-at', 'at']),
    reply: listOf(latePosting),
  }),
  parts: endpoint('GET /accounting/month/file/{month}', {
    access: bookkeepers,
    params: monthParams,
    query: z.object({ program: z.enum(accountingPrograms) }),
    reply: z.object({ parts: z.array(filePart) }),
    errors: ['month.not_found', 'month.not_closed'],
  }),
  file: endpoint('POST /accounting/month/file/{month}', {
    access: bookkeepers,
    transaction: 'own',
    keyless: 'address',
    callsPerMinute: 20,
    params: monthParams,
    body: z.strictObject({
      program: z.enum(accountingPrograms),
      kind: z.enum(voucherFileKinds),
      part: z.number(says('input.invalid')).int().min(1, says('input.invalid')),
      /** Siigo's own number of the voucher type, for its web service alone. */
      documentId: z
        .number(says('month.document_required'))
        .int(says('month.document_required'))
        .min(1, says('month.document_required'))
        .optional(),
    }),
    reply: madeFile,
    errors: [
      'month.not_found',
      'month.not_closed',
      'month.file_kind',
      'month.part_not_found',
      'month.document_required',
      'chart.incomplete',
    ],
  }),
  chart: endpoint('GET /accounting/chart', {
    access: bookkeepers,
    reply: z.object({
      accounts: z.array(
        z.object({
          account,
          /** Null until somebody keeps one. */
          code: z.string().nullable(),
          suggested: z.string(),
        }),
      ),
      kept: closing.nullable(),
    }),
  }),
  setChart: endpoint('PUT /accounting/chart', {
    access: bookkeepers,
    body: z.strictObject({ codes: chartCodes }),
    reply: updated,
  }),
}
