/** What is to be paid by carrier and account; new accounts; the file a bank takes. Part of `settlements.ts`. Decisions §16. */
import { accountKinds, bankLayouts, payerDigits } from '@arriero/domain/money/bank-layouts'
import { treasurers } from '@arriero/domain/people/roles'
import { answerMostBytes, lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { idParams, line, paragraph, says, updated } from '../shapes.ts'
import { payableShape } from './settlement-shapes.ts'

const money = { roles: treasurers } as const

/** What somebody read, as the server named it. */
export const sealInput = z.string(says('input.invalid')).regex(/^[0-9a-f]{32}$/, says('input.invalid'))

/** Of a file that somebody chose, as his browser read it. */
export const fileText = z
  .string(says('bank_return.required'))
  .min(1, says('bank_return.required'))
  .max(answerMostBytes, says('bank_return.too_long'))
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), says('bank_return.unreadable'))

const yes = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true))

type Digits = { least: number; most: number }

const digits = ({ least, most }: Digits, code: 'bank_file.account_invalid' | 'bank_file.document_invalid') =>
  z.string(says(code)).regex(new RegExp(`^\\d{${least},${most}}$`), says(code))

export const payableEndpoints = {
  payables: endpoint('GET /accounting/payables', {
    access: money,
    query: listQuery(['dueOn', '-dueOn']).extend({
      /** Only carriers whose account is new. */
      hasNewAccount: yes.optional(),
    }),
    reply: listOf(payableShape),
  }),
  checkAccount: endpoint('POST /accounting/accountcheck/{_id}', {
    access: money,
    /** Of the carrier. */
    params: idParams,
    /** With whom it was confirmed, on which telephone, and what he said. */
    body: z.strictObject({ note: paragraph(lettersMost.words, 'account_check.note_required') }),
    reply: updated,
    errors: ['account_check.not_found', 'account_check.done'],
  }),
  bankFileSettings: endpoint('GET /accounting/bankfile', {
    access: money,
    reply: z.object({
      layout: z.enum(bankLayouts),
      /** Who pays; empty while nobody has said it. */
      payerDocument: z.string(),
      payerName: z.string(),
      payerAccount: z.string(),
      payerAccountKind: z.enum(accountKinds),
    }),
  }),
  setBankFile: endpoint('PUT /accounting/bankfile', {
    access: { roles: ['administrator'] },
    body: z.strictObject({
      layout: z.enum(bankLayouts, says('bank_file.layout_required')),
      payerDocument: digits(payerDigits.document, 'bank_file.document_invalid'),
      payerName: line(lettersMost.name, 'bank_file.name_required'),
      payerAccount: digits(payerDigits.account, 'bank_file.account_invalid'),
      payerAccountKind: z.enum(accountKinds, says('bank_file.account_type_required')),
    }),
    reply: updated,
  }),
}
